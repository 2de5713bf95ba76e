/** Cookies of a request, name to value; the first of a name counts. A value that is no text stays as it came. */
export function parseCookies(header: string | undefined): Readonly<Record<string, string>> {
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

export interface CookieOptions {
  /** Seconds; 0 takes the cookie away. */
  maxAge: number;
  secure: boolean;
}
/** Value of `set-cookie`: for the whole site, out of reach of scripts, not sent along from other sites' forms. */
export const cookieHeader = (name: string, value: string, { maxAge, secure }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
