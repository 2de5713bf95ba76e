import i18next, { type i18n as I18n } from 'i18next';
import type { Locale } from '@hyangro/contracts/locales';
import type { Messages } from '../remote/define-remote';

/** The page's translator: flat keys, one namespace per package, the active locale's messages by namespace. */
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
