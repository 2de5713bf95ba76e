import { LANGUAGE_TAG } from '@hyangro/contracts/locales';
import { useServices, useStore } from '@hyangro/runtime';

const SEOUL = 'Asia/Seoul';

/** `day('2026-11-24')`, `day(instant)`: month, day and weekday in the reader's words, by the calendar of Seoul. */
export function useDay(): (value: string) => string {
  const locale = useStore(useServices().locale);
  const format = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { timeZone: SEOUL, month: 'long', day: 'numeric', weekday: 'short' });
  return (value) => textOf(format, value);
}

/** `moment(instant)`: date with year, hour and minute in Seoul. */
export function useMoment(): (instant: string) => string {
  const locale = useStore(useServices().locale);
  const format = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { timeZone: SEOUL, dateStyle: 'medium', timeStyle: 'short' });
  return (instant) => textOf(format, instant);
}

function textOf(format: Intl.DateTimeFormat, value: string): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00+09:00` : value.replace(/^(\S+) (\S+)$/, '$1T$2+09:00'));
  return Number.isNaN(date.getTime()) ? value : format.format(date);
}
