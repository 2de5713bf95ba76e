import type { Locale } from '@hyangro/contracts/locales';
import calendar from './calendar.json';

/** Seoul keeps one time all year. */
const SEOUL_AHEAD_MS = 9 * 3_600_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');
const wordAt = (words: string, at: number) => words.split(' ')[at] ?? '';

/**
 * An instant in the reader's words, by the clock and calendar of Seoul: `day` with the weekday, `instant` with the minute, `moment`
 * with the year too. It reads as `Intl.DateTimeFormat` says it; making one of those holds a phone up for 60 ms.
 * @param at milliseconds since 1970, or a date
 */
export function seoulTime(at: number | Date, look: 'day' | 'instant' | 'moment', locale: Locale): string {
  const words = calendar[locale];
  const there = new Date(Number(at) + SEOUL_AHEAD_MS);
  const hour = there.getUTCHours();
  const month = wordAt(words.months, there.getUTCMonth());
  const parts: Readonly<Record<string, string | number>> = {
    y: there.getUTCFullYear(),
    M: there.getUTCMonth() + 1,
    month,
    mon: month.slice(0, 3),
    d: there.getUTCDate(),
    weekday: wordAt(words.weekdays, there.getUTCDay()),
    HH: twoDigits(hour),
    h: hour % 12 || 12,
    mm: twoDigits(there.getUTCMinutes()),
    half: wordAt(words.halves, hour < 12 ? 0 : 1),
  };
  return words[look].replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
}
