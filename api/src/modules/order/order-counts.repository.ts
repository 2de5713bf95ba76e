import { and, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import type { OrderState, OrderTab } from '@hyangro/contracts/order/order.schemas';
import { PAID_STATES, TAB_STATES } from './order-state.rules';
import { orderTable as orders } from './order.tables';

/** Orders of a member by the steps of the order strip; CLAIM counts claims that are open. */
interface OrderCounts {
  WAIT: number;
  PREP: number;
  SHIP: number;
  DELIV: number;
  CONFIRM: number;
  CLAIM: number;
}
export async function countOrdersByState(db: Db, memCd: string): Promise<OrderCounts> {
  const rows = await db
    .select({ state: orders.state, orders: count(), openClaims: count(orders.openClaimCd) })
    .from(orders)
    .where(eq(orders.memCd, memCd))
    .groupBy(orders.state);
  const of = (...states: string[]) => rows.filter(({ state }) => states.includes(state)).reduce((total, row) => total + row.orders, 0);
  return {
    WAIT: of('WAIT'),
    PREP: of('PREP'),
    SHIP: of('SHIP'),
    DELIV: of('DELIV'),
    CONFIRM: of('CONFIRM'),
    CLAIM: rows.reduce((total, row) => total + row.openClaims, 0),
  };
}

/** A claim on a part leaves the order in its state, and lists it under the claims too. */
export const hasClaim = sql<boolean>`jsonb_array_length(${orders.claims}) > 0`;

/** How many orders of a member each tab lists (R-MY-04). */
export async function countOrdersByTab(db: Db, memCd: string): Promise<Record<OrderTab, number>> {
  const rows = await db
    .select({ state: orders.state, hasClaim, orders: count() })
    .from(orders)
    .where(eq(orders.memCd, memCd))
    .groupBy(orders.state, hasClaim);
  const of = (isListed: (row: (typeof rows)[number]) => boolean) => rows.filter(isListed).reduce((total, row) => total + row.orders, 0);
  const inStates = (states: readonly OrderState[]) => of(({ state }) => states.includes(state));
  return {
    all: of(() => true),
    ready: inStates(TAB_STATES.ready),
    shipping: inStates(TAB_STATES.shipping),
    done: inStates(TAB_STATES.done),
    claim: of((row) => row.hasClaim || TAB_STATES.claim.some((state) => state === row.state)),
  };
}

const paidOrder = prepared((db) =>
  db
    .select({ orderCd: orders.orderCd })
    .from(orders)
    .where(and(eq(orders.memCd, sql.placeholder('memCd')), inArray(orders.state, [...PAID_STATES])))
    .limit(1)
    .prepare('order_paid'),
);

/** Whether the member has a paid order that was not cancelled. */
export const hasPaidOrder = async (db: Db, memCd: string): Promise<boolean> => (await paidOrder(db).execute({ memCd })).length > 0;

/** Won of orders confirmed at or after `since`, less what went back: what grades count (GEN-13). */
export async function confirmedSpend(db: Db, memCd: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ won: sql<string>`coalesce(sum(${orders.payment} - ${orders.refundedAmount}), 0)` })
    .from(orders)
    .where(and(eq(orders.memCd, memCd), eq(orders.state, 'CONFIRM'), gte(orders.confirmedAt, since)));
  return Number(row?.won ?? 0);
}
