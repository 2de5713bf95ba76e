import type { Locale } from '@hyangro/contracts/locales';
import cn from '../../../locales/ops/cn.json';
import en from '../../../locales/ops/en.json';
import ko from '../../../locales/ops/ko.json';

/** Words of pages for operators. */
export const OPS_WORDS: Readonly<Record<Locale, typeof ko>> = { ko, en, cn };
