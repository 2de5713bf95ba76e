import i18next from 'i18next';
import type { Locale } from '@hyangro/contracts/locales';
import type { I18n, Messages } from './i18n';

/** i18next for servers, foreign pages and texts that nest others: flat keys, one namespace per package, messages by namespace. */
export function createI18n(locale: Locale, messages: Readonly<Record<string, Messages>>): I18n {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { ...messages } },
    ns: Object.keys(messages),
    initAsync: false,
    keySeparator: false,
    interpolation: { escapeValue: false },
  });
  return i18n;
}
