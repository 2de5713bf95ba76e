import { and, eq } from 'drizzle-orm';
import type { OrderState } from '@hyangro/contracts/order/order.schemas';
import type { Tx } from '../../platform/db/db';
import type { Deps, Scenario } from '../../platform/module';
import { deliverOrder } from './deliver-order.service';
import { lockOrder, type OrderRow } from './order.repository';
import { orderTable as orders } from './order.tables';
import { shipOrder } from './ship-order.service';

/** The member whose parcels the scenarios move. */
const BUYER = 'M0023';

const refuse = (refusal: string, ..._values: unknown[]): never => {
  throw new Error(`The parcels of ${BUYER} cannot be moved: ${refusal}`);
};

/** What operators and carriers do with the orders of one member (QA-02). */
export const orderScenarios: Readonly<Record<string, Scenario>> = {
  'parcels-sent': (deps, now) =>
    forOrdersIn('PREP', deps, (tx, order, at) =>
      shipOrder(deps, tx, { now, refuse }, order, { carrierCd: 'CJ', invoiceNo: `${now.getTime()}${at}`.slice(-12) }),
    ),
  'parcels-arrived': (deps, now) => forOrdersIn('SHIP', deps, (tx, order) => deliverOrder(deps, tx, { now, refuse }, order)),
};

async function forOrdersIn(state: OrderState, { db }: Pick<Deps, 'db'>, work: (tx: Tx, order: OrderRow, at: number) => Promise<void>) {
  const found = await db
    .select({ orderCd: orders.orderCd })
    .from(orders)
    .where(and(eq(orders.memCd, BUYER), eq(orders.state, state)));
  for (const [at, { orderCd }] of found.entries())
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderCd);
      if (order) await work(tx, order, at);
    });
  return { orderCds: found.map(({ orderCd }) => orderCd) };
}
