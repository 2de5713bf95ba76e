const YEAR_SECONDS = 31_536_000;

/** A cookie that the browser keeps for a year, for `set-cookie` and for `document.cookie`. */
export const lastingCookie = (name: string, value: string): string => `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;

/** The same cookie taken away. */
export const forgottenCookie = (name: string): string => `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
