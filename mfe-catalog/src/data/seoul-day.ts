import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';

/** `2026-11-24` as month, day and weekday in the reader's words, by the calendar of Seoul. */
export function seoulDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { timeZone: 'Asia/Seoul', month: 'long', day: 'numeric', weekday: 'short' });
  return format.format(new Date(`${day}T12:00:00+09:00`));
}
