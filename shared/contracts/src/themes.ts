import { forgottenCookie, lastingCookie } from './lasting-cookie';
import { THEME_COOKIE } from './wire-names';

/** Looks of the shop. Who has chosen none has the one of the device. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A text from outside as a look; anything else is none. */
export const themeOf = (value: unknown): Theme | null => THEMES.find((theme) => theme === value) ?? null;

/** Marks the elements of a page that belong to the dark look; their `media` says when it is on. */
export const DARK_ATTRIBUTE = 'data-dark';

/** When the dark look is on, as a media query: `null` leaves it to the device. */
export const darkMedia = (theme: Theme | null): string =>
  theme === null ? '(prefers-color-scheme:dark)' : theme === 'dark' ? 'all' : 'not all';

/** Keeps a choice, or forgets it, as `document.cookie` takes it. */
export const themeCookie = (theme: Theme | null): string => (theme ? lastingCookie(THEME_COOKIE, theme) : forgottenCookie(THEME_COOKIE));
