import type { i18n as I18n } from 'i18next';

export type Translator = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Text with nothing but `{{name}}` in it: no formats, no nesting. */
const SIMPLE = /^(?:[^{$]|\{\{\w+\}\})*$/;

/**
 * i18next's translator of one namespace. A page has hundreds of texts that are simple, and i18next looks at each for plurals,
 * formats and nesting: those are filled in here, all others go to i18next.
 */
export function translatorOf(i18n: I18n, locale: string, namespace: string): Translator {
  const translate = i18n.getFixedT(locale, namespace);
  return (key, values) => {
    const texts = i18n.getResourceBundle(locale, namespace) as Readonly<Record<string, string>> | undefined;
    const text = texts?.[key];
    const hasPlurals = values?.count !== undefined && texts && `${key}_other` in texts;
    if (text === undefined || hasPlurals || !SIMPLE.test(text)) return translate(key, values);
    return values ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : text;
  };
}
