import { and, count, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
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

/**
 * Whether the member has bought, or is paying for, anything but this order (V-FP1). Whoever got all their money back has bought nothing.
 * The caller holds the member's lock: of two payments that open at once the second sees the first.
 */
export async function hasOtherPurchase(tx: Tx, memCd: string, exceptOrderCd: string): Promise<boolean> {
  // A claim that is not decided yet may still be rejected.
  const bought: OrderState[] = [...PAID_STATES, 'CANCEL_RECV', 'RETURN_RECV'];
  const isBeingPaid = and(eq(orders.state, 'WAIT'), eq(orders.areRewardsHeld, true));
  const found = await tx
    .select({ orderCd: orders.orderCd })
    .from(orders)
    .where(and(eq(orders.memCd, memCd), ne(orders.orderCd, exceptOrderCd), or(inArray(orders.state, bought), isBeingPaid)))
    .limit(1);
  return found.length > 0;
}

/** Won of orders that each member confirmed at or after `since`, less what went back: what grades count (GEN-13). Members without one are left out. */
export async function confirmedSpends(db: Db, memCds: readonly string[], since: Date): Promise<ReadonlyMap<string, number>> {
  if (memCds.length === 0) return new Map();
  const rows = await db
    .select({ memCd: orders.memCd, won: sql<string>`sum(${orders.payment} - ${orders.refundedAmount})` })
    .from(orders)
    .where(and(inArray(orders.memCd, [...memCds]), eq(orders.state, 'CONFIRM'), gte(orders.confirmedAt, since)))
    .groupBy(orders.memCd);
  return new Map(rows.map(({ memCd, won }) => [memCd, Number(won)]));
}

/** The same of one member, with how many orders it were. */
export async function confirmedOrders(db: Db, memCd: string, since: Date): Promise<{ won: number; orders: number }> {
  const [row] = await db
    .select({ won: sql<string>`coalesce(sum(${orders.payment} - ${orders.refundedAmount}), 0)`, orders: count() })
    .from(orders)
    .where(and(eq(orders.memCd, memCd), eq(orders.state, 'CONFIRM'), gte(orders.confirmedAt, since)));
  return { won: Number(row?.won ?? 0), orders: row?.orders ?? 0 };
}
