import { and, desc, eq, lt, notExists, sql } from 'drizzle-orm';
import type { OrderAddress } from '@hyangro/contracts/order/order.schemas';
import type { Db } from '../../platform/db/db';
import { hasLivePaymentSql } from '../payment/public';
import { orderAddressTable as addresses, orderTable as orders } from './order.tables';

const holdsIdly = (db: Db) => and(eq(orders.state, 'WAIT'), eq(orders.isStockHeld, true), notExists(hasLivePaymentSql(db, orders.orderCd)));

/** Unpaid orders of a member that hold pieces while nobody pays. */
export async function selectIdleHolds(db: Db, memCd: string): Promise<string[]> {
  const rows = await db
    .select({ orderCd: orders.orderCd })
    .from(orders)
    .where(and(eq(orders.memCd, memCd), holdsIdly(db)));
  return rows.map(({ orderCd }) => orderCd);
}

/** Unpaid orders whose reservation is over and that nobody is paying. */
export async function selectLapsedHolds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderCd: orders.orderCd })
    .from(orders)
    .where(and(holdsIdly(db), lt(orders.reservedUntil, now)))
    .orderBy(orders.reservedUntil)
    .limit(limit);
  return rows.map(({ orderCd }) => orderCd);
}

/** Orders that waited for payment since before `since` and that nobody is paying. */
export async function selectUnpaid(db: Db, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderCd: orders.orderCd })
    .from(orders)
    .where(and(eq(orders.state, 'WAIT'), lt(orders.orderedAt, since), notExists(hasLivePaymentSql(db, orders.orderCd))))
    .orderBy(orders.orderedAt)
    .limit(limit);
  return rows.map(({ orderCd }) => orderCd);
}

/** Where the member's last order went. */
export async function selectLastAddress(db: Db, memCd: string): Promise<OrderAddress | null> {
  const [row] = await db
    .select({
      recipient: addresses.recipient,
      mobile: addresses.mobile,
      postalCode: addresses.postalCode,
      region: addresses.region,
      detail: addresses.detail,
      memo: sql<string>`''`,
      customsCode: addresses.customsCode,
    })
    .from(addresses)
    .innerJoin(orders, eq(orders.orderCd, addresses.orderCd))
    .where(eq(orders.memCd, memCd))
    .orderBy(desc(orders.orderedAt))
    .limit(1);
  return row ?? null;
}
