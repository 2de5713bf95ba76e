import type { Locale } from '@hyangro/contracts/locales';
import { isSimpleText, type I18n, type Messages } from '@hyangro/runtime';

type Load = () => Promise<{ default: Messages }>;

/** Messages that do not come with the page: every error code (lazily), and the shell's own in the other locales. */
const CATALOGUES: Readonly<Record<'codes' | 'shell', Readonly<Record<Locale, Load>>>> = {
  codes: {
    ko: () => import(/* webpackChunkName: "codes-ko" */ '@hyangro/contracts/messages/codes.ko.json'),
    en: () => import(/* webpackChunkName: "codes-en" */ '@hyangro/contracts/messages/codes.en.json'),
    cn: () => import(/* webpackChunkName: "codes-cn" */ '@hyangro/contracts/messages/codes.cn.json'),
  },
  shell: {
    ko: () => import(/* webpackChunkName: "locale-ko" */ '../../locales/ko.json'),
    en: () => import(/* webpackChunkName: "locale-en" */ '../../locales/en.json'),
    cn: () => import(/* webpackChunkName: "locale-cn" */ '../../locales/cn.json'),
  },
};
type CatalogueName = keyof typeof CATALOGUES;

/** Loads one catalogue of one locale into the translator, once. */
export async function loadCatalogue(i18n: I18n, name: CatalogueName, locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, name)) return;
  const { default: messages } = await CATALOGUES[name][locale]();
  i18n.addResourceBundle(locale, name, messages, true, true);
}

/** Text of a message code, from the page's terms or the full catalogue; null when neither has it or it cannot be loaded. */
export async function textOfCode(i18n: I18n, locale: Locale, code: string, values: Record<string, unknown> = {}): Promise<string | null> {
  if (i18n.exists(code, { ns: 'terms', lng: locale })) return i18n.t(code, { ns: 'terms', ...values });
  await loadCatalogue(i18n, 'codes', locale).catch(() => undefined);
  const text = i18n.getResourceBundle(locale, 'codes')?.[code];
  if (text === undefined) return null;
  const reader = isSimpleText(text) ? i18n : await i18nextOf(i18n, locale).catch(() => null);
  return reader?.t(code, { ns: 'codes', ...values }) ?? null;
}

/** i18next with the same texts, for those that name others (ADR 9): few shoppers ever meet one. */
async function i18nextOf(i18n: I18n, locale: Locale): Promise<I18n> {
  const { createI18n } = await import(/* webpackChunkName: "i18next" */ '@hyangro/runtime/i18next');
  const bundle = (namespace: string) => i18n.getResourceBundle(locale, namespace) ?? {};
  return createI18n(locale, { codes: bundle('codes'), terms: bundle('terms') });
}
