import { and, count, countDistinct, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { textSql } from '../../platform/locale/text-sql';
import { optionNames, productNames } from '../catalog/public';
import { raffleChanceTable, raffleSecretTable, raffleTable } from './raffle.tables';

/** Raffles with how many entries of how many members they have; one, or all with the one that ends last first. Never a seed. */
export const findForOperators = (db: Db, raffleProductCd?: string) =>
  db
    .select({
      raffleProductCd: raffleTable.raffleProductCd,
      title: textSql(raffleTable.title, 'ko'),
      productCd: raffleTable.productCd,
      winnersCount: raffleTable.winnersCount,
      ticketCost: raffleTable.ticketCost,
      maxEntriesPerMember: raffleTable.maxEntriesPerMember,
      startAt: raffleTable.startAt,
      endAt: raffleTable.endAt,
      drawnAt: raffleTable.drawnAt,
      commitment: raffleTable.commitment,
      entries: count(raffleChanceTable.entryId),
      members: countDistinct(raffleChanceTable.memCd),
    })
    .from(raffleTable)
    .leftJoin(raffleChanceTable, eq(raffleChanceTable.raffleProductCd, raffleTable.raffleProductCd))
    .where(raffleProductCd === undefined ? undefined : eq(raffleTable.raffleProductCd, raffleProductCd))
    .groupBy(raffleTable.raffleProductCd)
    .orderBy(desc(raffleTable.endAt), raffleTable.raffleProductCd);
export type OperatorRow = Awaited<ReturnType<typeof findForOperators>>[number];

/** Locks a raffle as an entry and the draw do. */
export async function lockRaffle(tx: Db, raffleProductCd: string): Promise<typeof raffleTable.$inferSelect | undefined> {
  const [row] = await tx.select().from(raffleTable).where(eq(raffleTable.raffleProductCd, raffleProductCd)).for('update');
  return row;
}

/** Whether there is the product, and the option is one of it. */
export async function isOptionOf(db: Db, productCd: string, optionCd: string | null): Promise<boolean> {
  const [row] =
    optionCd === null
      ? await db
          .select({ one: sql`1` })
          .from(productNames)
          .where(eq(productNames.productCd, productCd))
      : await db
          .select({ one: sql`1` })
          .from(optionNames)
          .where(and(eq(optionNames.productCd, productCd), eq(optionNames.optionCd, optionCd)));
  return row !== undefined;
}

export const insertRaffle = async (tx: Tx, raffle: typeof raffleTable.$inferInsert): Promise<void> =>
  void (await tx.insert(raffleTable).values(raffle));

export async function deleteRaffle(tx: Tx, raffleProductCd: string): Promise<void> {
  await tx.delete(raffleSecretTable).where(eq(raffleSecretTable.raffleProductCd, raffleProductCd));
  await tx.delete(raffleTable).where(eq(raffleTable.raffleProductCd, raffleProductCd));
}
