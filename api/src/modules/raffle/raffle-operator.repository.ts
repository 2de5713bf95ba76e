import { and, asc, count, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db, Tx } from '../../platform/db/db';
import { optionNames, productNames } from '../catalog/public';
import { raffleChanceTable, raffleSecretTable, raffleTable } from './raffle.tables';

export type RaffleTerms = typeof raffleTable.$inferSelect;

/** A page of raffles, the one that ends last first. Never a seed. */
export async function findRafflePage(db: Db, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const isBehind = decodeCursor(cursor, 2, ([endAt, raffleProductCd]) =>
    isCursorInstant(endAt) && typeof raffleProductCd === 'string'
      ? sql`(${raffleTable.endAt} < ${endAt}::timestamptz
          or (${raffleTable.endAt} = ${endAt}::timestamptz and ${raffleTable.raffleProductCd} > ${raffleProductCd}::text))`
      : null,
  );
  const rows = await db
    .select()
    .from(raffleTable)
    .where(isBehind)
    .orderBy(desc(raffleTable.endAt), asc(raffleTable.raffleProductCd))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.endAt.toISOString(), last.raffleProductCd]);
}

export async function findTerms(db: Db, raffleProductCd: string): Promise<RaffleTerms | undefined> {
  const [row] = await db.select().from(raffleTable).where(eq(raffleTable.raffleProductCd, raffleProductCd));
  return row;
}

/** How many entries of how many members raffles have; those without any are left out. */
export const countChances = (db: Db, raffleProductCds: readonly string[]) =>
  db
    .select({
      raffleProductCd: raffleChanceTable.raffleProductCd,
      entries: count(),
      members: countDistinct(raffleChanceTable.memCd),
    })
    .from(raffleChanceTable)
    .where(inArray(raffleChanceTable.raffleProductCd, [...raffleProductCds]))
    .groupBy(raffleChanceTable.raffleProductCd);

/** Whose entries these are. */
export const findOwners = (db: Db, raffleProductCd: string, entryIds: readonly string[]) =>
  db
    .select({ entryId: raffleChanceTable.entryId, memCd: raffleChanceTable.memCd })
    .from(raffleChanceTable)
    .where(and(eq(raffleChanceTable.raffleProductCd, raffleProductCd), inArray(raffleChanceTable.entryId, [...entryIds])));

/** Locks a raffle as an entry and the draw do. */
export async function lockRaffle(tx: Db, raffleProductCd: string): Promise<RaffleTerms | undefined> {
  const [row] = await tx.select().from(raffleTable).where(eq(raffleTable.raffleProductCd, raffleProductCd)).for('update');
  return row;
}

export async function isProduct(db: Db, productCd: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(productNames)
    .where(eq(productNames.productCd, productCd));
  return row !== undefined;
}
export async function isOptionOf(db: Db, productCd: string, optionCd: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(optionNames)
    .where(and(eq(optionNames.productCd, productCd), eq(optionNames.optionCd, optionCd)));
  return row !== undefined;
}

/** False when the code is taken. */
export const insertRaffle = async (tx: Tx, raffle: typeof raffleTable.$inferInsert): Promise<boolean> =>
  (await tx.insert(raffleTable).values(raffle).onConflictDoNothing().returning({ code: raffleTable.raffleProductCd })).length > 0;

export async function updateRaffle(tx: Tx, raffleProductCd: string, change: Partial<RaffleTerms>): Promise<void> {
  await tx.update(raffleTable).set(change).where(eq(raffleTable.raffleProductCd, raffleProductCd));
}

export async function deleteRaffle(tx: Tx, raffleProductCd: string): Promise<void> {
  await tx.delete(raffleSecretTable).where(eq(raffleSecretTable.raffleProductCd, raffleProductCd));
  await tx.delete(raffleTable).where(eq(raffleTable.raffleProductCd, raffleProductCd));
}
