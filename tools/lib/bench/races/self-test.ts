import { Expectations } from '../self-test/expect';
import { leastOf } from '../self-test/least';
import { slowServer } from '../self-test/slow-server';
import { cpuPerOrder } from './cpu-per-order';
import type { Race } from './race';
import type { RacedShop } from './shop';

const BUSY_MS = 5;
const TOLERANCE_MS = 1.5;

/**
 * Makes each order cost the API a known time of CPU more and looks whether the figure rises by it; answers how many did not.
 * @param withShop starts an API on the races' database with more in its environment, and ends it
 */
export async function racesSelfTest(
  race: Omit<Race, 'shop'>,
  withShop: (env: Record<string, string>, use: (shop: RacedShop) => Promise<number>) => Promise<number>,
): Promise<number> {
  const expected = new Expectations();
  const cpuWith = (env: Record<string, string>) => withShop(env, (shop) => cpuPerOrder({ ...race, shop }));
  const dearer = slowServer({ path: '/orders', busyMs: BUSY_MS });
  const [plain = NaN, slow = NaN] = await leastOf([() => cpuWith({}), () => cpuWith(dearer)]);
  expected.between(`CPU of an order: ${plain.toFixed(2)} ms rises by`, slow - plain, BUSY_MS - TOLERANCE_MS, BUSY_MS + TOLERANCE_MS);
  return expected.failed;
}
