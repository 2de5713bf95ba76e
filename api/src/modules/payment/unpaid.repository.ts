import { and, eq, lt, notExists } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { waitingOrders } from '../order/public';
import { livePaymentOf } from './payment.repository';

const isIdle = (db: Db) => notExists(livePaymentOf(db, waitingOrders.orderCd));

/** Unpaid orders whose reservation has expired and that have no running payment. */
export async function findLapsedReservations(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderCd: waitingOrders.orderCd })
    .from(waitingOrders)
    .where(and(eq(waitingOrders.isStockHeld, true), lt(waitingOrders.reservedUntil, now), isIdle(db)))
    .orderBy(waitingOrders.reservedUntil)
    .limit(limit);
  return rows.map(({ orderCd }) => orderCd);
}

/** Orders that waited for payment since before `since` and that have no running payment. */
export async function findUnpaid(db: Db, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderCd: waitingOrders.orderCd })
    .from(waitingOrders)
    .where(and(lt(waitingOrders.orderedAt, since), isIdle(db)))
    .orderBy(waitingOrders.orderedAt)
    .limit(limit);
  return rows.map(({ orderCd }) => orderCd);
}
