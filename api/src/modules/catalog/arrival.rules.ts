import { DAY_MS, kstDay, kstInstant } from '../../platform/clock/clock';

/** Days on the way: "within 3 days" in Korea; 7 to 10 from overseas, of which 8 is the usual one. */
const DAYS = { DOMESTIC: 3, OVERSEAS: 8 } as const;

/** Day of delivery in Asia/Seoul of what is ordered at `now`, `YYYY-MM-DD`. Nothing is delivered on a Sunday. */
export function arrivesOn(productType: keyof typeof DAYS, now: Date): string {
  const arrival = new Date(kstInstant(kstDay(now), '12:00:00').getTime() + DAYS[productType] * DAY_MS);
  return kstDay(arrival.getUTCDay() === 0 ? new Date(arrival.getTime() + DAY_MS) : arrival);
}
