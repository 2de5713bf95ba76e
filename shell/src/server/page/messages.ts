import cnShell from '../../../locales/cn.json';
import enShell from '../../../locales/en.json';
import koShell from '../../../locales/ko.json';
import cnTerms from '@hyangro/contracts/messages/terms.cn.json';
import enTerms from '@hyangro/contracts/messages/terms.en.json';
import koTerms from '@hyangro/contracts/messages/terms.ko.json';
import type { Locale } from '@hyangro/contracts/locales';
import type { Messages } from '@hyangro/runtime';

/** Messages that every page carries in itself. */
export const PAGE_MESSAGES: Readonly<Record<Locale, { shell: Messages; terms: Messages }>> = {
  ko: { shell: koShell, terms: koTerms },
  en: { shell: enShell, terms: enTerms },
  cn: { shell: cnShell, terms: cnTerms },
};
