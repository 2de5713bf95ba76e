import { inSeoul } from '../clock/clock';

export type { Job } from '../module';

/** Every day at a wall time of Asia/Seoul. */
export const dailyKst =
  (hour: number, minute = 0) =>
  (now: Date): Date => {
    const slot = inSeoul(now).startOf('day').add(hour, 'hour').add(minute, 'minute');
    return (slot.isAfter(now) ? slot.subtract(1, 'day') : slot).toDate();
  };

/** Every so many minutes, counted from midnight UTC. */
export const everyMinutes =
  (minutes: number) =>
  (now: Date): Date =>
    new Date(Math.floor(now.getTime() / (minutes * 60_000)) * minutes * 60_000);
