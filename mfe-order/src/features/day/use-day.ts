import { useServices, useStore } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';

/** `day('2026-11-24')`, `day(instant)`: month, day and weekday in the reader's words, by the calendar of Seoul. */
export function useDay(): (value: string) => string {
  const locale = useStore(useServices().locale);
  return (value) => textOf((date) => seoulTime(date, 'day', locale), value);
}

/** `moment(instant)`: date with year, hour and minute in Seoul. */
export function useMoment(): (instant: string) => string {
  const locale = useStore(useServices().locale);
  return (instant) => textOf((date) => seoulTime(date, 'moment', locale), instant);
}

function textOf(format: (date: Date) => string, value: string): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00+09:00` : value.replace(/^(\S+) (\S+)$/, '$1T$2+09:00'));
  return Number.isNaN(date.getTime()) ? value : format(date);
}
