/** Texts of one package in one language, by flat keys. */
export type Messages = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, unknown>>;
export type Translator = (key: string, values?: Values) => string;

/** The calls of i18next that the shop makes. i18next itself has them, and so has the translator of the shop's pages. */
export interface I18n {
  hasResourceBundle(locale: string, namespace: string): boolean;
  addResourceBundle(locale: string, namespace: string, messages: Messages, deep?: boolean, overwrite?: boolean): unknown;
  getResourceBundle(locale: string, namespace: string): Messages | undefined;
  getFixedT(locale: string, namespace: string): Translator;
  /** In the current language, or in `lng`. */
  exists(key: string, options: { ns: string; lng?: string }): boolean;
  /** In the current language. */
  t(key: string, options: { ns: string; [value: string]: unknown }): string;
  changeLanguage(locale: string): Promise<unknown>;
}
