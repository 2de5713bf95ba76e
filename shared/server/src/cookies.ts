import { parseCookie, stringifySetCookie } from 'cookie';
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '@hyangro/contracts/wire-names';

export type Cookies = Readonly<Record<string, string | undefined>>;

/** Cookies of a request by name; the first of a name counts. A value that cannot be decoded is left as it is. */
export const parseCookies = (header: string | undefined): Cookies => parseCookie(header ?? '');

/** Token of a request's session. A session begun before the shop moved to https goes on under the plain name. */
export const sessionTokenOf = (cookies: Cookies): string | undefined => cookies[SECURE_SESSION_COOKIE] || cookies[SESSION_COOKIE];

/**
 * Value of `set-cookie`: for the whole site, not readable by scripts, not sent with other sites' forms.
 * `maxAge` in seconds; 0 deletes the cookie.
 */
export const cookieHeader = (name: string, value: string, { maxAge, secure }: { maxAge: number; secure: boolean }): string =>
  stringifySetCookie({ name, value, maxAge, secure, path: '/', httpOnly: true, sameSite: 'lax' });
