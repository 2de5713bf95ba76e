export type { Job } from '../module';

const KST_OFFSET_MS = 9 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Every day at a wall time of Asia/Seoul. */
export const dailyKst =
  (hour: number, minute = 0) =>
  (now: Date): Date => {
    const today = Math.floor((now.getTime() + KST_OFFSET_MS) / DAY_MS) * DAY_MS - KST_OFFSET_MS;
    const slot = today + (hour * 60 + minute) * 60_000;
    return new Date(slot <= now.getTime() ? slot : slot - DAY_MS);
  };

/** Every so many minutes, counted from midnight UTC. */
export const everyMinutes =
  (minutes: number) =>
  (now: Date): Date =>
    new Date(Math.floor(now.getTime() / (minutes * 60_000)) * minutes * 60_000);
