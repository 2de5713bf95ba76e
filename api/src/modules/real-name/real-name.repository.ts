import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, notExists } from 'drizzle-orm';
import type { OrderState } from '@hyangro/contracts/order/order.schemas';
import type { Db } from '../../platform/db/db';
import { realNames } from '../member/public';
import { chinaOrders } from '../order/public';
import { identityCheckTable as checks, recipientNameTable as recipients } from './real-name.tables';

/** States of an order whose parcel has yet to pass customs. */
const BEFORE_CUSTOMS: readonly OrderState[] = ['WAIT', 'PREP', 'SHIP', 'CANCEL_RECV'];

const isBeforeCustoms = inArray(chinaOrders.state, [...BEFORE_CUSTOMS]);

/** Recipients of a member's own orders to China that are paid or being paid, and have not arrived. */
export async function findAwaitedRecipients(db: Db, memCd: string): Promise<string[]> {
  const rows = await db
    .select({ recipient: chinaOrders.recipient })
    .from(chinaOrders)
    .where(
      and(eq(chinaOrders.memCd, memCd), eq(chinaOrders.isForAnother, false), inArray(chinaOrders.state, ['PREP', 'SHIP', 'CANCEL_RECV'])),
    );
  return rows.map(({ recipient }) => recipient);
}

/** Members whose details have done their work: an order to China has arrived since they were saved, and none is on its way. */
export async function findServedMembers(db: Db, limit: number): Promise<string[]> {
  const own = and(eq(chinaOrders.memCd, realNames.memCd), eq(chinaOrders.isForAnother, false));
  const arrived = db
    .select({ memCd: chinaOrders.memCd, deliveredAt: chinaOrders.deliveredAt })
    .from(chinaOrders)
    .where(and(eq(chinaOrders.isForAnother, false), isNotNull(chinaOrders.deliveredAt)))
    .as('arrived');
  const underWay = db.select({ orderCd: chinaOrders.orderCd }).from(chinaOrders).where(and(own, isBeforeCustoms));
  const rows = await db
    .selectDistinct({ memCd: realNames.memCd })
    .from(realNames)
    .innerJoin(arrived, and(eq(arrived.memCd, realNames.memCd), gte(arrived.deliveredAt, realNames.savedAt)))
    .where(notExists(underWay))
    .limit(limit);
  return rows.map(({ memCd }) => memCd);
}

/** Orders whose recipients' details have done their work: they have arrived, or never will. */
export async function findServedOrders(db: Db, limit: number): Promise<string[]> {
  const underWay = db
    .select({ orderCd: chinaOrders.orderCd })
    .from(chinaOrders)
    .where(and(eq(chinaOrders.orderCd, recipients.orderCd), isBeforeCustoms));
  const rows = await db.select({ orderCd: recipients.orderCd }).from(recipients).where(notExists(underWay)).limit(limit);
  return rows.map(({ orderCd }) => orderCd);
}

export const insertRecipient = (db: Db, row: typeof recipients.$inferInsert) => db.insert(recipients).values(row);
export const deleteRecipient = (db: Db, orderCd: string) => db.delete(recipients).where(eq(recipients.orderCd, orderCd));
export async function findRecipient(db: Db, orderCd: string): Promise<typeof recipients.$inferSelect | null> {
  const [row] = await db.select().from(recipients).where(eq(recipients.orderCd, orderCd));
  return row ?? null;
}
/** Details of recipients whose key is not the newest, locked. */
export const findRecipientsOfOtherKeys = (db: Db, keyId: string, limit: number) =>
  db.select().from(recipients).where(ne(recipients.keyId, keyId)).limit(limit).for('update');
export const updateRecipient = (db: Db, orderCd: string, change: Partial<typeof recipients.$inferInsert>) =>
  db.update(recipients).set(change).where(eq(recipients.orderCd, orderCd));

export type IdentityCheck = typeof checks.$inferSelect;
export const insertCheck = (db: Db, row: typeof checks.$inferInsert) => db.insert(checks).values(row);
export async function findCheck(db: Db, stateHash: string): Promise<IdentityCheck | null> {
  const [row] = await db.select().from(checks).where(eq(checks.stateHash, stateHash));
  return row ?? null;
}
/** Takes a check once: of two answers with one state, one counts. */
export async function takeCheck(db: Db, stateHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(checks)
    .set({ usedAt: now })
    .where(and(eq(checks.stateHash, stateHash), isNull(checks.usedAt)))
    .returning({ stateHash: checks.stateHash });
  return rows.length > 0;
}
/** When the newest check of these details began that has no answer yet. */
export async function findOpenCheck(db: Db, realNameCd: string, memCd: string, since: Date): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: checks.createdAt, usedAt: checks.usedAt })
    .from(checks)
    .where(and(eq(checks.memCd, memCd), eq(checks.realNameCd, realNameCd), gte(checks.createdAt, since)))
    .orderBy(desc(checks.createdAt))
    .limit(1);
  return row && !row.usedAt ? row.createdAt : null;
}
export const deleteChecksBefore = (db: Db, before: Date) => db.delete(checks).where(lt(checks.createdAt, before));
