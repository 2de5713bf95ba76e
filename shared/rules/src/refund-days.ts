import { REFUND_WEEKDAYS } from '@hyangro/contracts/constants';
import holidays from './korean-holidays.json';

const DAY_MS = 86_400_000;
const CLOSED: ReadonlySet<string> = new Set(Object.values(holidays).flat());

/** Whether banks and card companies work on a day of Korea, `YYYY-MM-DD`: no weekend, no holiday, no substitute of one. */
export const isWeekday = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !CLOSED.has(day);
};

/** First and last day on which a refund that starts on `day` arrives: 3 to 7 weekdays later (K-RFD). Days of Korea, `YYYY-MM-DD`. */
export const refundDays = (day: string): { from: string; to: string } => ({
  from: weekdaysAfter(day, REFUND_WEEKDAYS.min),
  to: weekdaysAfter(day, REFUND_WEEKDAYS.max),
});

function weekdaysAfter(day: string, weekdays: number): string {
  let at = day;
  for (let left = weekdays; left > 0;) {
    at = new Date(Date.parse(`${at}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
    if (isWeekday(at)) left -= 1;
  }
  return at;
}
