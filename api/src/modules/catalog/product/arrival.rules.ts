import { DELIVERY_DAYS } from '@hyangro/contracts/constants';
import { inSeoul } from '../../../platform/clock/clock';

const SUNDAY = 0;

/** Day of delivery in Asia/Seoul of what is ordered at `now`, `YYYY-MM-DD`. Nothing is delivered on a Sunday. */
export function arrivesOn(productType: keyof typeof DELIVERY_DAYS, now: Date): string {
  const arrival = inSeoul(now).add(DELIVERY_DAYS[productType].usual, 'day');
  return (arrival.day() === SUNDAY ? arrival.add(1, 'day') : arrival).format('YYYY-MM-DD');
}
