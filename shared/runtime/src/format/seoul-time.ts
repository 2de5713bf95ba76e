import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';

const LOOKS = {
  /** Month, day, weekday. */
  day: { month: 'long', day: 'numeric', weekday: 'short' },
  /** Month, day, hour, minute. */
  instant: { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** With the year. */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
/** A format takes longer to make than to use, and clocks ask each second. */
// eslint-disable-next-line no-restricted-syntax -- a cache of what is the same for everybody
const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant in the reader's words, by the clock and calendar of Seoul. */
export function seoulTime(at: number | Date, look: keyof typeof LOOKS, locale: Locale): string {
  const key = `${look} ${locale}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { timeZone: 'Asia/Seoul', ...LOOKS[look] });
  formats.set(key, format);
  return format.format(at);
}
