import { cpuMs } from '../cpu';
import { reset } from './members';
import { GOODS, one, place, type Race } from './race';

export const ORDERS = 600;
export const CALLERS = 8;

/** CPU milliseconds of the API's process for one order, keys included. Each is the first of its member: none frees the pieces of another. */
export async function cpuPerOrder(race: Race): Promise<number> {
  await reset(race.db, GOODS, 100_000);
  const load = async (members: readonly string[]) => {
    const left = [...members];
    const work = async () => {
      for (let session = left.pop(); session !== undefined; session = left.pop()) {
        const { status } = await place(race, session, [one()]);
        if (status !== 201) throw new Error(`An order was answered ${status}`);
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, work));
  };
  await load(race.members.slice(0, ORDERS));
  const before = cpuMs(race.shop.pid);
  await load(race.members.slice(ORDERS, 2 * ORDERS));
  return (cpuMs(race.shop.pid) - before) / ORDERS;
}
