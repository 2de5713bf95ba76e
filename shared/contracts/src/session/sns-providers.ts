import type { Locale } from '../locales';

/** Whose accounts may open the shop. */
export const SNS_PROVIDERS = ['kakao', 'naver', 'google', 'wechat'] as const;
export type SnsProvider = (typeof SNS_PROVIDERS)[number];

/** Buttons of each language, in their order (R-ACC-01, R-ACC-03). */
export const SNS_OF_LOCALE: Readonly<Record<Locale, readonly SnsProvider[]>> = {
  ko: ['kakao', 'naver', 'google'],
  en: ['google'],
  cn: ['wechat'],
};
