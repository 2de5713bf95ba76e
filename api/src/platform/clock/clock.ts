import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const hoursAfter = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);
export const daysBefore = (now: Date, days: number): Date => hoursAfter(now, -24 * days);

/** The one source of time of the server. In QA mode a test moves it per request or for all (QA-03). */
export interface Clock {
  now(): Date;
}
export const systemClock: Clock = { now: () => new Date() };
/** A clock that a test moves. */
export function movableClock(start: Date = new Date()): Clock & { set(at: Date): void; advance(ms: number): void } {
  let offset = start.getTime() - Date.now();
  const now = () => new Date(Date.now() + offset);
  return {
    now,
    set: (at) => void (offset = at.getTime() - Date.now()),
    advance: (ms) => void (offset += ms),
  };
}

const KST_OFFSET_MS = 9 * HOUR_MS;
/** Wall time in Asia/Seoul, the zone of every date rule, as ISO text without a zone. Korea has no daylight saving. */
const inKst = (at: Date) => new Date(at.getTime() + KST_OFFSET_MS).toISOString();
/** Calendar day in Asia/Seoul, `YYYY-MM-DD`. */
export const kstDay = (at: Date): string => inKst(at).slice(0, 'YYYY-MM-DD'.length);
/** `YYYY-MM-DD HH:mm:ss` in Asia/Seoul (E-03). */
export const kstSqlDatetime = (at: Date): string => inKst(at).slice(0, 'YYYY-MM-DDTHH:mm:ss'.length).replace('T', ' ');
/** A moment on the calendar of Asia/Seoul, for sums of days, months and years, and weekdays. `kstDay` is the quick way to a date. */
export const inSeoul = (at: Date): Dayjs => dayjs(at).utcOffset(KST_OFFSET_MS / 60_000);
/** Instant of a KST wall time. */
export const kstInstant = (day: string, time = '00:00:00'): Date => new Date(`${day}T${time}+09:00`);
