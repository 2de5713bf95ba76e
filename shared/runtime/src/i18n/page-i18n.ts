import { fill } from './fill';
import type { I18n, Messages, Translator } from './i18n';

/**
 * The translator of the shop's pages (ADR 9): i18next's calls and its JSON format v4 without formats, nesting and fallbacks. A text
 * that has them is read by i18next (`isSimpleText`). A test holds every text of the shop against i18next.
 */
export function createPageI18n(language: string, messages: Readonly<Record<string, Messages>>): I18n {
  const bundles = new Map<string, Messages>();
  const id = (locale: string, namespace: string) => `${locale}/${namespace}`;
  const textOf = (locale: string, namespace: string, key: string, count?: unknown): string | undefined => {
    const texts = bundles.get(id(locale, namespace));
    const form = typeof count === 'number' && texts?.[`${key}_${new Intl.PluralRules(locale).select(count)}`];
    return form || texts?.[key];
  };
  const getFixedT =
    (locale: string, namespace: string): Translator =>
    (key, values) =>
      fill(textOf(locale, namespace, key, values?.count) ?? key, values);

  for (const [namespace, texts] of Object.entries(messages)) bundles.set(id(language, namespace), texts);
  return {
    hasResourceBundle: (locale, namespace) => bundles.has(id(locale, namespace)),
    addResourceBundle: (locale, namespace, texts) =>
      bundles.set(id(locale, namespace), { ...bundles.get(id(locale, namespace)), ...texts }),
    getResourceBundle: (locale, namespace) => bundles.get(id(locale, namespace)),
    getFixedT,
    exists: (key, { ns, lng = language }) => textOf(lng, ns, key) !== undefined,
    t: (key, { ns, ...values }) => getFixedT(language, ns)(key, values),
    changeLanguage: async (next) => void (language = next),
  };
}
