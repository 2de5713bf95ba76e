import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db, Tx } from '../../platform/db/db';
import type { Text } from '../../platform/locale/text';
import { textSql } from '../../platform/locale/text-sql';
import { productNames } from '../catalog/public';
import { audienceMembers, publicProfiles } from '../member/public';
import { commitmentOf, drawAmong, newSeed } from './draw.rules';
import { raffleChanceTable, raffleDrawTable, raffleEntryTable, raffleSecretTable, raffleTable } from './raffle.tables';

const columns = (locale: Locale) => ({
  raffleProductCd: raffleTable.raffleProductCd,
  title: textSql(raffleTable.title, locale),
  description: textSql(raffleTable.description, locale),
  productCd: raffleTable.productCd,
  brandNm: textSql(productNames.brandName, locale),
  productNm: textSql(productNames.productName, locale),
  imgMainUrl: productNames.imgMainUrl,
  normalPrice: productNames.normalPrice,
  winnersCount: raffleTable.winnersCount,
  ticketCost: raffleTable.ticketCost,
  maxEntriesPerMember: raffleTable.maxEntriesPerMember,
  shippingFeeWon: raffleTable.shippingFeeWon,
  startAt: raffleTable.startAt,
  endAt: raffleTable.endAt,
  entryCount: raffleTable.entryCount,
  drawnAt: raffleTable.drawnAt,
  commitment: raffleTable.commitment,
  myEntries: raffleEntryTable.entries,
  result: raffleEntryTable.result,
  checkedAt: raffleEntryTable.checkedAt,
});

const select = (db: Db, locale: Locale, memCd: string | null) =>
  db
    .select(columns(locale))
    .from(raffleTable)
    .innerJoin(productNames, eq(productNames.productCd, raffleTable.productCd))
    .leftJoin(
      raffleEntryTable,
      and(eq(raffleEntryTable.raffleProductCd, raffleTable.raffleProductCd), eq(raffleEntryTable.memCd, memCd ?? '')),
    );

/** All raffles with the member's part in them, the one that ends last first. */
export const findRaffles = (db: Db, locale: Locale, memCd: string | null) =>
  select(db, locale, memCd).orderBy(desc(raffleTable.endAt), asc(raffleTable.raffleProductCd));
export type RaffleRow = Awaited<ReturnType<typeof findRaffles>>[number];

export async function findRaffle(db: Db, raffleProductCd: string, locale: Locale, memCd: string | null): Promise<RaffleRow | undefined> {
  const [row] = await select(db, locale, memCd).where(eq(raffleTable.raffleProductCd, raffleProductCd));
  return row;
}

/** What a draw has published; undefined before it. */
export async function findDraw(db: Db, raffleProductCd: string): Promise<typeof raffleDrawTable.$inferSelect | undefined> {
  const [row] = await db.select().from(raffleDrawTable).where(eq(raffleDrawTable.raffleProductCd, raffleProductCd));
  return row;
}

/** The seed that a draw has published; null before it. */
export async function findSeed(db: Db, raffleProductCd: string): Promise<string | null> {
  const [row] = await db
    .select({ seed: raffleDrawTable.seed })
    .from(raffleDrawTable)
    .where(eq(raffleDrawTable.raffleProductCd, raffleProductCd));
  return row?.seed ?? null;
}

/** A member's own entries by id. */
export async function findEntryIds(db: Db, raffleProductCd: string, memCd: string): Promise<string[]> {
  const rows = await db
    .select({ entryId: raffleChanceTable.entryId })
    .from(raffleChanceTable)
    .where(and(eq(raffleChanceTable.raffleProductCd, raffleProductCd), eq(raffleChanceTable.memCd, memCd)))
    .orderBy(asc(raffleChanceTable.entryId));
  return rows.map(({ entryId }) => entryId);
}

/** Gives a raffle that nobody has entered a seed, and publishes its commitment. */
export async function commit(db: Db, raffleProductCd: string): Promise<string> {
  const seed = newSeed();
  const commitment = commitmentOf(seed);
  await db
    .insert(raffleSecretTable)
    .values({ raffleProductCd, seed })
    .onConflictDoUpdate({ target: raffleSecretTable.raffleProductCd, set: { seed } });
  await db.update(raffleTable).set({ commitment }).where(eq(raffleTable.raffleProductCd, raffleProductCd));
  return commitment;
}

/** Nicknames of the winners. */
export async function findWinners(db: Db, raffleProductCd: string): Promise<string[]> {
  const rows = await db
    .select({ nickname: publicProfiles.nickname })
    .from(raffleEntryTable)
    .innerJoin(publicProfiles, eq(publicProfiles.memCd, raffleEntryTable.memCd))
    .where(and(eq(raffleEntryTable.raffleProductCd, raffleProductCd), eq(raffleEntryTable.result, 'WON')))
    .orderBy(asc(publicProfiles.nickname));
  return rows.map(({ nickname }) => nickname);
}

/**
 * Adds one entry of the member, up to the limit; false at the limit. One statement: clicks at the same moment queue at the row. The
 * entry's id is made by the database.
 */
export async function addEntry(tx: Tx, raffleProductCd: string, memCd: string, max: number, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with added as (
      insert into ${raffleEntryTable} as mine (raffle_product_cd, mem_cd, entries, entered_at)
      values (${raffleProductCd}, ${memCd}, 1, ${now.toISOString()}::timestamptz)
      on conflict (raffle_product_cd, mem_cd) do update set entries = mine.entries + 1 where mine.entries < ${max}
      returning raffle_product_cd, mem_cd
    )
    insert into ${raffleChanceTable} (raffle_product_cd, mem_cd, entered_at)
    select raffle_product_cd, mem_cd, ${now.toISOString()}::timestamptz from added returning entry_id`);
  return rows.length > 0;
}

/** Counts the entry while the raffle is open; answers what one costs and how many a member may have, null when it is not open any more. */
export async function countEntry(tx: Tx, raffleProductCd: string, now: Date) {
  const [counted] = await tx
    .update(raffleTable)
    .set({ entryCount: sql`${raffleTable.entryCount} + 1` })
    .where(
      and(
        eq(raffleTable.raffleProductCd, raffleProductCd),
        isNull(raffleTable.drawnAt),
        lte(raffleTable.startAt, now),
        sql`${raffleTable.endAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning({ ticketCost: raffleTable.ticketCost, maxEntriesPerMember: raffleTable.maxEntriesPerMember });
  return counted ?? null;
}

/** Raffles that ended and were not drawn yet. */
export async function findUndrawn(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ raffleProductCd: raffleTable.raffleProductCd })
    .from(raffleTable)
    .where(and(isNull(raffleTable.drawnAt), lte(raffleTable.endAt, now)));
  return rows.map(({ raffleProductCd }) => raffleProductCd);
}

/**
 * Draws the winners in the transaction that marks the raffle as drawn: once, however many processes try. What it decides by and what came of
 * it is published in `raffle_draw`. Entries of members who have left the shop take no part. Answers who took part; null when another
 * process was first. Throws where the seed is not the one that was committed to.
 */
export async function drawWinners(tx: Tx, raffleProductCd: string, now: Date): Promise<{ title: Text; memCds: string[] } | null> {
  const [drawn] = await tx
    .update(raffleTable)
    .set({ drawnAt: now })
    .where(and(eq(raffleTable.raffleProductCd, raffleProductCd), isNull(raffleTable.drawnAt), lte(raffleTable.endAt, now)))
    .returning({ winnersCount: raffleTable.winnersCount, title: raffleTable.title, commitment: raffleTable.commitment });
  if (!drawn) return null;
  const [secret] = await tx
    .select({ seed: raffleSecretTable.seed })
    .from(raffleSecretTable)
    .where(eq(raffleSecretTable.raffleProductCd, raffleProductCd));
  if (!secret || commitmentOf(secret.seed) !== drawn.commitment)
    throw new Error(`Raffle ${raffleProductCd} has no seed that its commitment is of`);
  const { seed } = secret;
  const chances = await tx
    .select({ entryId: raffleChanceTable.entryId, memCd: raffleChanceTable.memCd })
    .from(raffleChanceTable)
    .innerJoin(audienceMembers, eq(audienceMembers.memCd, raffleChanceTable.memCd))
    .where(eq(raffleChanceTable.raffleProductCd, raffleProductCd))
    .orderBy(asc(raffleChanceTable.entryId));
  const { winnerEntryIds, passedOver } = await drawAmong(seed, chances, drawn.winnersCount);
  const entryIds = chances.map(({ entryId }) => entryId);
  const { winnersCount } = drawn;
  await tx.insert(raffleDrawTable).values({ raffleProductCd, winnersCount, seed, entryIds, winnerEntryIds, passedOver, drawnAt: now });
  await tx.update(raffleTable).set({ entryCount: entryIds.length }).where(eq(raffleTable.raffleProductCd, raffleProductCd));
  const { rows } = await tx.execute<{ mem_cd: string }>(sql`
    update ${raffleEntryTable} set result = case when mem_cd in (
      select chance.mem_cd from ${raffleDrawTable} draw
      join ${raffleChanceTable} chance on chance.entry_id = any(draw.winner_entry_ids)
      where draw.raffle_product_cd = ${raffleProductCd}
    ) then 'WON' else 'LOST' end
    where raffle_product_cd = ${raffleProductCd}
    returning mem_cd`);
  return { title: drawn.title, memCds: rows.map((row) => row.mem_cd) };
}

/**
 * Takes a member out of the raffles that are not drawn yet. The raffles' rows first, as an application and the draw do: a draw that is
 * under way is waited for, and keeps its entries.
 */
export async function leaveUndrawn(tx: Tx, memCd: string): Promise<void> {
  const undrawn = await tx
    .select({ raffleProductCd: raffleTable.raffleProductCd })
    .from(raffleTable)
    .where(
      and(
        isNull(raffleTable.drawnAt),
        inArray(
          raffleTable.raffleProductCd,
          tx.select({ cd: raffleEntryTable.raffleProductCd }).from(raffleEntryTable).where(eq(raffleEntryTable.memCd, memCd)),
        ),
      ),
    )
    .orderBy(asc(raffleTable.raffleProductCd))
    .for('update');
  for (const { raffleProductCd } of undrawn) {
    const [left] = await tx
      .delete(raffleEntryTable)
      .where(and(eq(raffleEntryTable.raffleProductCd, raffleProductCd), eq(raffleEntryTable.memCd, memCd)))
      .returning({ entries: raffleEntryTable.entries });
    if (!left) continue;
    await tx
      .delete(raffleChanceTable)
      .where(and(eq(raffleChanceTable.raffleProductCd, raffleProductCd), eq(raffleChanceTable.memCd, memCd)));
    await tx
      .update(raffleTable)
      .set({ entryCount: sql`greatest(${raffleTable.entryCount} - ${left.entries}, 0)` })
      .where(eq(raffleTable.raffleProductCd, raffleProductCd));
  }
}

/** Remembers that the member opened the result; the first time counts. */
export async function markChecked(db: Db, raffleProductCd: string, memCd: string, now: Date): Promise<void> {
  await db
    .update(raffleEntryTable)
    .set({ checkedAt: now })
    .where(
      and(eq(raffleEntryTable.raffleProductCd, raffleProductCd), eq(raffleEntryTable.memCd, memCd), isNull(raffleEntryTable.checkedAt)),
    );
}

/** Opens a raffle at `from` until `to` under a new commitment, without entries. */
export async function reopenRaffle(db: Db, raffleProductCd: string, from: Date, to: Date): Promise<void> {
  for (const table of [raffleEntryTable, raffleChanceTable, raffleDrawTable])
    await db.delete(table).where(eq(table.raffleProductCd, raffleProductCd));
  await db
    .update(raffleTable)
    .set({ startAt: from, endAt: to, drawnAt: null, entryCount: 0 })
    .where(eq(raffleTable.raffleProductCd, raffleProductCd));
  await commit(db, raffleProductCd);
}
