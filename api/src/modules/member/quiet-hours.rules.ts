import { inSeoul } from '../../platform/clock/clock';

/** Hours of Seoul in which no advertising is sent (Act on Promotion of Information and Communications Network Utilization, art. 50). */
const FROM_HOUR = 21;
const UNTIL_HOUR = 8;

/** When advertising may go out: now, or at eight in the morning. */
export function afterQuietHours(now: Date): Date {
  const at = inSeoul(now);
  const morning = at.startOf('day').add(UNTIL_HOUR, 'hour');
  if (at.hour() >= FROM_HOUR) return morning.add(1, 'day').toDate();
  return at.isBefore(morning) ? morning.toDate() : now;
}
