import { inSeoul } from '../../platform/clock/clock';

/** Days on the way: "within 3 days" in Korea; 7 to 10 from overseas, of which 8 is the usual one. */
const DAYS = { DOMESTIC: 3, OVERSEAS: 8 } as const;
const SUNDAY = 0;

/** Day of delivery in Asia/Seoul of what is ordered at `now`, `YYYY-MM-DD`. Nothing is delivered on a Sunday. */
export function arrivesOn(productType: keyof typeof DAYS, now: Date): string {
  const arrival = inSeoul(now).add(DAYS[productType], 'day');
  return (arrival.day() === SUNDAY ? arrival.add(1, 'day') : arrival).format('YYYY-MM-DD');
}
