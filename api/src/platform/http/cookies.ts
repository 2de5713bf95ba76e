export interface CookieOptions {
  /** Seconds; 0 takes the cookie away. */
  maxAge: number;
  secure: boolean;
}
/** Value of `set-cookie`: for the whole site, out of reach of scripts, not sent along from other sites' forms. */
export const cookieHeader = (name: string, value: string, { maxAge, secure }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
