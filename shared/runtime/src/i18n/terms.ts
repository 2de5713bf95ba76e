import type { I18n, Messages } from './i18n';
import type { Locale } from '@hyangro/contracts/locales';

const TERMS: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  ko: () => import(/* webpackChunkName: "terms-ko" */ '@hyangro/contracts/messages/terms.ko.json'),
  en: () => import(/* webpackChunkName: "terms-en" */ '@hyangro/contracts/messages/terms.en.json'),
  cn: () => import(/* webpackChunkName: "terms-cn" */ '@hyangro/contracts/messages/terms.cn.json'),
};

/** Puts the words all packages share into the translator, once per locale. */
export async function loadTerms(i18n: I18n, locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, 'terms')) return;
  const { default: terms } = await TERMS[locale]();
  i18n.addResourceBundle(locale, 'terms', terms, true, true);
}
