import { and, asc, desc, eq, gt, gte, inArray, lte, min, sql, sum } from 'drizzle-orm';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
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
/** What was booked under some of these keys, by key. */
export async function findBooked(db: Db, memCd: string, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: ledger.key, amount: ledger.amount })
    .from(ledger)
    .where(and(eq(ledger.memCd, memCd), inArray(ledger.key, [...keys])));
  return new Map(rows.map(({ key, amount }) => [key ?? '', amount]));
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
export interface LedgerPage {
  cursor?: string | undefined;
  limit: number;
}

/**
 * A member's ledger behind a cursor, newest first, one entry more than the page. The key is compared as a row, so that the index
 * leads to its place at any depth: an `or` of its columns would read all that stands before it.
 */
export function entriesBehind(db: Db, memCd: string, { cursor, limit }: LedgerPage) {
  const place = decodeCursor(cursor, 2, ([createdAt, id]) =>
    isCursorInstant(createdAt) && Number.isSafeInteger(id) ? sql`(${createdAt}::timestamptz, ${id}::bigint)` : null,
  );
  return db
    .select({
      id: ledger.id,
      kind: ledger.kind,
      amount: ledger.amount,
      balance: ledger.balance,
      refCd: ledger.refCd,
      createdAt: ledger.createdAt,
      expiresAt: ledger.expiresAt,
    })
    .from(ledger)
    .where(and(eq(ledger.memCd, memCd), place && sql`(${ledger.createdAt}, ${ledger.id}) < ${place}`))
    .orderBy(desc(ledger.createdAt), desc(ledger.id))
    .limit(limit + 1);
}

/** One page of a member's ledger. */
export async function findEntries(db: Db, memCd: string, page: LedgerPage) {
  return pageOf(await entriesBehind(db, memCd, page), page.limit, (last) => [last.createdAt.toISOString(), last.id]);
}
export type EntryRow = Awaited<ReturnType<typeof findEntries>>['rows'][number];

/** What of a member's points runs out until a moment, and when the first of it does; null when nothing does. */
export async function findRunningOut(db: Db, memCd: string, now: Date, until: Date) {
  const [row] = await db
    .select({ points: sum(ledger.remaining).mapWith(Number), firstAt: min(ledger.expiresAt) })
    .from(ledger)
    .where(and(eq(ledger.memCd, memCd), gt(ledger.remaining, 0), gt(ledger.expiresAt, now), lte(ledger.expiresAt, until)));
  return row?.points && row.firstAt ? { points: row.points, firstAt: row.firstAt } : null;
}
/** Balance of a member, whose row stays locked until the transaction ends: nothing else can count on the same points. */
export async function lockMember(db: Db, memCd: string): Promise<number> {
  const [row] = await db.select({ points: memberTable.points }).from(memberTable).where(eq(memberTable.memCd, memCd)).for('update');
  return row?.points ?? 0;
}
export async function findPoints(db: Db, memCd: string): Promise<number> {
  const [row] = await db.select({ points: memberTable.points }).from(memberTable).where(eq(memberTable.memCd, memCd));
  return row?.points ?? 0;
}
