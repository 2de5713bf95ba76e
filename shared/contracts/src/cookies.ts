import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from './wire-names';

type Cookies = Readonly<Record<string, string>>;

/** Token of a request's session. A session begun before the shop moved to https goes on under the plain name. */
export const sessionTokenOf = (cookies: Cookies): string | undefined => cookies[SECURE_SESSION_COOKIE] || cookies[SESSION_COOKIE];

/** Cookies of a request, name to value; the first of a name counts. A value that is no text stays as it came. */
export function parseCookies(header: string | undefined): Cookies {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !(name in cookies))
      cookies[name] = decode(
        pair
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      );
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
