const SEOUL_AHEAD_MS = 9 * 3_600_000;

/** The day of an instant in Seoul, `2026.12.01`: read alike in all three languages. */
export const dayText = (instant: string): string => calendarDay(new Date(Date.parse(instant) + SEOUL_AHEAD_MS).toISOString().slice(0, 10));

/** A calendar day, `2026-12-01`, as it is written. */
export const calendarDay = (day: string): string => day.replaceAll('-', '.');
