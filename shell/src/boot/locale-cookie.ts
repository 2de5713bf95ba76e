import { type Locale } from '@hyangro/contracts/locales';
import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import { lastingCookie } from '@hyangro/contracts/lasting-cookie';

/** The reader's language as a cookie (GEN-06). */
export const localeCookie = (locale: Locale): string => lastingCookie(LOCALE_COOKIE, locale);
