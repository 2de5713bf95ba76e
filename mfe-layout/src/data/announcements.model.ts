/** Seoul keeps one time all year. */
const SEOUL_AHEAD_MS = 9 * 3_600_000;

/** Calendar day in Seoul, `2026-11-23`: what is hidden for a day comes back at its midnight (LS-08). */
export const seoulDay = (ms: number): string => new Date(ms + SEOUL_AHEAD_MS).toISOString().slice(0, 10);
