import type { Locale } from '@hyangro/contracts/locales';

/** Text in the three languages of the shop, as stored (jsonb). */
export type Text = Readonly<Record<Locale, string>>;
/** The reader's text; Korean when a language is missing. */
export const textIn = (text: Text, locale: Locale): string => text[locale] || text.ko;
export const textOrNull = (text: Text | null | undefined, locale: Locale): string | null => (text ? textIn(text, locale) : null);
