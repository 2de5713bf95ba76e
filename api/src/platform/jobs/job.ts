import { DAY_MS, kstDay, kstInstant } from '../clock/clock';

export type { Job } from '../module';

/** Every day at a wall time of Asia/Seoul. */
export const dailyKst =
  (hour: number, minute = 0) =>
  (now: Date): Date => {
    const slot = kstInstant(kstDay(now)).getTime() + (hour * 60 + minute) * 60_000;
    return new Date(slot <= now.getTime() ? slot : slot - DAY_MS);
  };

/** Every so many minutes, counted from midnight UTC. */
export const everyMinutes =
  (minutes: number) =>
  (now: Date): Date =>
    new Date(Math.floor(now.getTime() / (minutes * 60_000)) * minutes * 60_000);
