import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { memberTable } from './member.tables';
import { pointLedgerTable as ledger } from './points.tables';

/** Moves a balance unless it would fall below zero; answers the new balance, or null. Locks the member's row until the transaction ends. */
export async function moveBalance(db: Db, memCd: string, amount: number): Promise<number | null> {
  const [row] = await db
    .update(memberTable)
    .set({ points: sql`${memberTable.points} + ${amount}` })
    .where(and(eq(memberTable.memCd, memCd), gte(memberTable.points, -amount)))
    .returning({ points: memberTable.points });
  return row?.points ?? null;
}

export async function isBooked(db: Db, memCd: string, key: string): Promise<boolean> {
  const rows = await db
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.memCd, memCd), eq(ledger.key, key)));
  return rows.length > 0;
}
export const insertEntry = (db: Db, entry: typeof ledger.$inferInsert) => db.insert(ledger).values(entry);
export const findOpenCredits = (db: Db, memCd: string) =>
  db
    .select({ id: ledger.id, remaining: ledger.remaining })
    .from(ledger)
    .where(and(eq(ledger.memCd, memCd), gt(ledger.remaining, 0)))
    .orderBy(sql`${ledger.expiresAt} asc nulls last`, asc(ledger.id));
export const setRemaining = (db: Db, id: number, remaining: number) => db.update(ledger).set({ remaining }).where(eq(ledger.id, id));
export const findExpiredCredits = (db: Db, now: Date) =>
  db
    .select({ id: ledger.id, memCd: ledger.memCd, remaining: ledger.remaining })
    .from(ledger)
    .where(and(gt(ledger.remaining, 0), lte(ledger.expiresAt, now)))
    .orderBy(asc(ledger.memCd), asc(ledger.id));
/** Balance of a member, whose row stays locked until the transaction ends: nothing else can count on the same points. */
export async function lockMember(db: Db, memCd: string): Promise<number> {
  const [row] = await db.select({ points: memberTable.points }).from(memberTable).where(eq(memberTable.memCd, memCd)).for('update');
  return row?.points ?? 0;
}
export async function findPoints(db: Db, memCd: string): Promise<number> {
  const [row] = await db.select({ points: memberTable.points }).from(memberTable).where(eq(memberTable.memCd, memCd));
  return row?.points ?? 0;
}
