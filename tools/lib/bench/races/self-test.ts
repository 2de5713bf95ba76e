import { Expectations } from '../self-test/expect';
import { leastOf } from '../self-test/least';
import { slowServer } from '../self-test/slow-server';
import { cpuPerOrder } from './cpu-per-order';
import { cpuPerPage, insertLongLists, PAGES } from './pages';
import type { Race } from './race';
import type { RacedShop } from './shop';

const BUSY_MS = 5;
const TOLERANCE_MS = 1.5;

/**
 * Makes each order, and each page of a long list, cost the API a known time of CPU more and looks whether the figures rise by it; answers how many did not.
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
  const [page] = PAGES;
  if (page) {
    await insertLongLists(race.db);
    const pageWith = (env: Record<string, string>) => withShop(env, (shop) => cpuPerPage({ shop }, page));
    const [quick = NaN, late = NaN] = await leastOf([
      () => pageWith({}),
      () => pageWith(slowServer({ path: '/product', busyMs: BUSY_MS })),
    ]);
    expected.between(`CPU of a page: ${quick.toFixed(2)} ms rises by`, late - quick, BUSY_MS - TOLERANCE_MS, BUSY_MS + TOLERANCE_MS);
  }
  return expected.failed;
}
