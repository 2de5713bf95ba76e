import { fill, isSimpleText } from './fill';
import type { I18n, Translator } from './i18n';

/**
 * Translator of one namespace. A page has hundreds of texts that are simple, and i18next looks at each for plurals, formats and
 * nesting: those are filled in here, all others go to `i18n`.
 */
export function translatorOf(i18n: I18n, locale: string, namespace: string): Translator {
  const translate = i18n.getFixedT(locale, namespace);
  return (key, values) => {
    const texts = i18n.getResourceBundle(locale, namespace);
    const text = texts?.[key];
    const hasPlurals = values?.count !== undefined && texts && `${key}_other` in texts;
    return text === undefined || hasPlurals || !isSimpleText(text) ? translate(key, values) : fill(text, values);
  };
}
