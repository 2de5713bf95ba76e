import { and, eq } from 'drizzle-orm';
import type { OrderState } from '@hyangro/contracts/order/order.schemas';
import type { Tx } from '../../platform/db/db';
import type { Deps, Scenario } from '../../platform/module';
import { deliverOrder } from './ship/deliver-order.service';
import { lockOrder, type OrderRow } from './order.repository';
import { orderTable as orders } from './order.tables';
import { shipOrder } from './ship/ship-order.service';

/** Members whose parcels the scenarios move: one keeps what comes, one sends it back. */
const KEEPER = 'M0023';
const RETURNER = 'M0026';

const refuse = (refusal: string, ..._values: unknown[]): never => {
  throw new Error(`The parcels cannot be moved: ${refusal}`);
};

/** What operators and carriers do with the orders of one member (QA-02). */
export const orderScenarios: Readonly<Record<string, Scenario>> = {
  'parcels-sent': (deps, now) => sendParcels(KEEPER, deps, now),
  'parcels-arrived': (deps, now) => deliverParcels(KEEPER, deps, now),
  'goods-to-return-arrived': async (deps, now) => {
    await sendParcels(RETURNER, deps, now);
    return deliverParcels(RETURNER, deps, now);
  },
};

const sendParcels = (memCd: string, deps: Deps, now: Date) =>
  forOrdersIn('PREP', memCd, deps, (tx, order, at) =>
    shipOrder(deps, tx, { now, refuse }, order, { carrierCd: 'CJ', invoiceNo: `${now.getTime()}${at}`.slice(-12) }),
  );
const deliverParcels = (memCd: string, deps: Deps, now: Date) =>
  forOrdersIn('SHIP', memCd, deps, (tx, order) => deliverOrder(deps, tx, { now, refuse }, order));

async function forOrdersIn(
  state: OrderState,
  memCd: string,
  { db }: Pick<Deps, 'db'>,
  work: (tx: Tx, order: OrderRow, at: number) => Promise<void>,
) {
  const found = await db
    .select({ orderCd: orders.orderCd })
    .from(orders)
    .where(and(eq(orders.memCd, memCd), eq(orders.state, state)));
  for (const [at, { orderCd }] of found.entries())
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderCd);
      if (order) await work(tx, order, at);
    });
  return { orderCds: found.map(({ orderCd }) => orderCd) };
}
