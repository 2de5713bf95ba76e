/** Locales of the shop (specification §1). `ko` is the system locale. */
export const LOCALES = ['ko', 'en', 'cn'] as const;
export type Locale = (typeof LOCALES)[number];
export const SYSTEM_LOCALE: Locale = 'ko';

/** BCP 47 tag of each locale: `html[lang]`, `Accept-Language`, Intl. */
export const LANGUAGE_TAG: Readonly<Record<Locale, string>> = { ko: 'ko', en: 'en', cn: 'zh-CN' };

/** Each language in its own words. */
export const LANGUAGE_NAME: Readonly<Record<Locale, string>> = { ko: '한국어', en: 'English', cn: '简体中文' };

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

/** Locale from an `Accept-Language` value or tag; null when none of ours is named. */
export function localeFromTag(tag: string | null | undefined): Locale | null {
  for (const part of (tag ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase();
    if (language === 'zh') return 'cn';
    if (isLocale(language)) return language;
  }
  return null;
}
