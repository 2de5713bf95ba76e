import { LOCALE_COOKIE, type Locale } from '@hyangro/contracts/locales';

const YEAR_SECONDS = 31_536_000;

/** The reader's language as a cookie, for `set-cookie` and for `document.cookie` (GEN-06). */
export const localeCookie = (locale: Locale): string => `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
