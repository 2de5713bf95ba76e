import { type Locale } from '@hyangro/contracts/locales';
import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';

const YEAR_SECONDS = 31_536_000;

/** The reader's language as a cookie, for `set-cookie` and for `document.cookie` (GEN-06). */
export const localeCookie = (locale: Locale): string => `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
