import { SLOW_CPU } from './device';
import { withVisit, type VisitOptions } from './visit';

/** Each leaves products of the list, and fewer than the one before. */
const FILTERS = ['쿠폰 적용', '국내배송', '50,000원 이하'];

/** Milliseconds from the tap on each of some filters of the list to what it leaves, painted; CPU ÷ 4. */
export const filterTicks = (origin: string, options: VisitOptions = {}): Promise<number[]> =>
  withVisit(origin, { cpu: SLOW_CPU, ...options }, async ({ tapFilter }) => {
    const ticks: number[] = [];
    for (const name of FILTERS) ticks.push(await tapFilter(name));
    return ticks;
  });
