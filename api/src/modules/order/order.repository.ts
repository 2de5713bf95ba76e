import { and, asc, desc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { OrderAddress } from '@hyangro/contracts/order/address.schemas';
import type { OrderState, OrderTab } from '@hyangro/contracts/order/order.schemas';
import type { Db, Tx } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import { addressColumnsOf } from '../member/public';
import { hasClaim } from './order-counts.repository';
import { TAB_STATES, deliveredBefore, statesBefore } from './order-state.rules';
import {
  orderAddressTable as addresses,
  orderHistoryTable as history,
  orderLineTable as orderLines,
  orderTable as orders,
} from './order.tables';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type NewOrderLine = typeof orderLines.$inferInsert;

/** A member's own order, else null: another's order does not exist for them (P-11). */
export async function findOwnOrder(db: Db, memCd: string, orderCd: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderCd, orderCd), eq(orders.memCd, memCd)));
  return row ?? null;
}
export async function findOrder(db: Db, orderCd: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.orderCd, orderCd));
  return row ?? null;
}
/** Orders by code, of any member; those that do not exist are left out. */
export const findOrdersByCode = (db: Db, orderCds: readonly string[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.orderCd, [...orderCds]));
/** The order's row, locked until the transaction ends. Lock an order before its stock, points and coupons. */
export async function lockOrder(tx: Db, orderCd: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.orderCd, orderCd)).for('update');
  return row ?? null;
}
const orderByKey = prepared((db) =>
  db
    .select({ orderCd: orders.orderCd, requestHash: orders.requestHash })
    .from(orders)
    .where(and(eq(orders.memCd, sql.placeholder('memCd')), eq(orders.idempotencyKey, sql.placeholder('idempotencyKey'))))
    .prepare('order_by_key'),
);
export async function findOrderByKey(
  db: Db,
  memCd: string,
  idempotencyKey: string,
): Promise<Pick<OrderRow, 'orderCd' | 'requestHash'> | null> {
  const [row] = await orderByKey(db).execute({ memCd, idempotencyKey });
  return row ?? null;
}
/** False when the member placed an order with this key before. */
export async function insertOrder(tx: Db, order: typeof orders.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: [orders.memCd, orders.idempotencyKey] })
    .returning({ orderCd: orders.orderCd });
  return rows.length > 0;
}
export const insertOrderLines = (tx: Db, lines: NewOrderLine[]) => tx.insert(orderLines).values(lines);
export const findOrderLines = (db: Db, orderCds: readonly string[]): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderCd, [...orderCds]))
    .orderBy(asc(orderLines.orderCd), asc(orderLines.lineNo));
export const updateLineCoupon = (tx: Db, orderCd: string, lineNo: number, coupon: { couponCd: number | null; couponDiscount: number }) =>
  tx
    .update(orderLines)
    .set(coupon)
    .where(and(eq(orderLines.orderCd, orderCd), eq(orderLines.lineNo, lineNo)));
/** Confirms lines, or all, that are not confirmed and of which something stays; answers their numbers. The caller holds the order's lock. */
export async function confirmLines(tx: Tx, orderCd: string, at: Date, lineNos?: readonly number[]): Promise<number[]> {
  const rows = await tx
    .update(orderLines)
    .set({ confirmedAt: at })
    .where(
      and(
        eq(orderLines.orderCd, orderCd),
        isNull(orderLines.confirmedAt),
        lt(orderLines.claimedQuantity, orderLines.quantity),
        lineNos && inArray(orderLines.lineNo, [...lineNos]),
      ),
    )
    .returning({ lineNo: orderLines.lineNo });
  return rows.map(({ lineNo }) => lineNo).sort((a, b) => a - b);
}
export const updateOrder = (tx: Db, orderCd: string, change: Partial<typeof orders.$inferInsert>) =>
  tx.update(orders).set(change).where(eq(orders.orderCd, orderCd));

/** An open claim keeps an order from these states until it is decided (ST-ORD-04). */
const HALTED_BY_CLAIM: ReadonlySet<OrderState> = new Set(['SHIP', 'DELIV', 'CONFIRM']);

/** Moves an order to a state if it may go there (ST-ORD-02), and writes it into its history; `note` is for operators. Answers whether it moved. */
export async function moveOrder(
  tx: Db,
  orderCd: string,
  to: OrderState,
  at: Date,
  change: Partial<typeof orders.$inferInsert> = {},
  note?: string,
): Promise<boolean> {
  const moved = await tx
    .update(orders)
    .set({ ...change, state: to })
    .where(
      and(
        eq(orders.orderCd, orderCd),
        inArray(orders.state, statesBefore(to)),
        HALTED_BY_CLAIM.has(to) ? isNull(orders.openClaimCd) : undefined,
      ),
    )
    .returning({ orderCd: orders.orderCd });
  if (moved.length > 0) await insertHistory(tx, orderCd, to, at, note);
  return moved.length > 0;
}
export const insertHistory = (tx: Db, orderCd: string, state: OrderState, at: Date, note?: string) =>
  tx.insert(history).values({ orderCd, state, at, note });
export const findHistory = (db: Db, orderCd: string) =>
  db
    .select({ state: history.state, at: history.at, note: history.note })
    .from(history)
    .where(eq(history.orderCd, orderCd))
    .orderBy(asc(history.at), asc(history.seq));

const addressParts = addressColumnsOf(addresses);
export async function findAddress(db: Db, orderCd: string): Promise<OrderAddress | null> {
  const [row] = await db.select(addressParts).from(addresses).where(eq(addresses.orderCd, orderCd));
  return row ?? null;
}
export const upsertAddress = (tx: Db, orderCd: string, address: OrderAddress) =>
  tx
    .insert(addresses)
    .values({ ...address, orderCd })
    .onConflictDoUpdate({ target: addresses.orderCd, set: address });

const lastAddress = prepared((db) =>
  db
    .select({ ...addressParts, memo: sql<string>`''` })
    .from(addresses)
    .innerJoin(orders, eq(orders.orderCd, addresses.orderCd))
    .where(eq(orders.memCd, sql.placeholder('memCd')))
    .orderBy(desc(orders.orderedAt))
    .limit(1)
    .prepare('order_last_address'),
);
/** Where the member's last order went. */
export async function findLastAddress(db: Db, memCd: string): Promise<OrderAddress | null> {
  const [row] = await lastAddress(db).execute({ memCd });
  return row ?? null;
}

const waitingHolds = prepared((db) =>
  db
    .select({ orderCd: orders.orderCd })
    .from(orders)
    .where(
      and(
        eq(orders.memCd, sql.placeholder('memCd')),
        eq(orders.state, 'WAIT'),
        eq(orders.isStockHeld, true),
        ne(orders.idempotencyKey, sql.placeholder('exceptKey')),
      ),
    )
    .prepare('order_waiting_holds'),
);
/** Orders of a member that wait for payment and hold pieces, except the one placed under this key. */
export const findWaitingHolds = async (db: Db, memCd: string, exceptKey: string): Promise<string[]> =>
  (await waitingHolds(db).execute({ memCd, exceptKey })).map(({ orderCd }) => orderCd);

/** Points that other unpaid orders of the member keep while they are being paid. */
export async function findHeldPoints(db: Db, memCd: string, exceptOrderCd: string): Promise<number> {
  const [row] = await db
    .select({ points: sql<string>`coalesce(sum(${orders.points}), 0)` })
    .from(orders)
    .where(
      and(eq(orders.memCd, memCd), eq(orders.state, 'WAIT'), eq(orders.areRewardsHeld, true), sql`${orders.orderCd} <> ${exceptOrderCd}`),
    );
  return Number(row?.points ?? 0);
}

export interface ListPosition {
  orderedAt: Date;
  orderCd: string;
}
/** Orders of a member in a tab, newest first, behind a position. */
export const findOrders = (
  db: Db,
  memCd: string,
  { tab, after, limit }: { tab: OrderTab; after?: ListPosition; limit: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.memCd, memCd), isInTab(tab), isBehind(after)))
    .orderBy(desc(orders.orderedAt), desc(orders.orderCd))
    .limit(limit);

const isBehind = (after: ListPosition | undefined) =>
  after && or(lt(orders.orderedAt, after.orderedAt), and(eq(orders.orderedAt, after.orderedAt), lt(orders.orderCd, after.orderCd)));

/** Orders of all members in a state, or in any, newest first, behind a position. */
export const findAllOrders = (
  db: Db,
  { state, after, limit }: { state?: OrderState | undefined; after?: ListPosition | undefined; limit: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(state && eq(orders.state, state), isBehind(after)))
    .orderBy(desc(orders.orderedAt), desc(orders.orderCd))
    .limit(limit);

function isInTab(tab: OrderTab) {
  if (tab === 'all') return undefined;
  const isInState = inArray(orders.state, [...TAB_STATES[tab]]);
  return tab === 'claim' ? or(isInState, hasClaim) : isInState;
}

/** Delivered orders without an open claim whose days to return are over, the oldest first. */
export async function findConfirmable(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderCd: orders.orderCd })
    .from(orders)
    .where(and(eq(orders.state, 'DELIV'), lte(orders.deliveredAt, deliveredBefore(now)), isNull(orders.openClaimCd)))
    .orderBy(asc(orders.deliveredAt))
    .limit(limit);
  return rows.map(({ orderCd }) => orderCd);
}
