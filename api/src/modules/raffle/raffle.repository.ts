import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db, Tx } from '../../platform/db/db';
import type { Text } from '../../platform/locale/text';
import { textSql } from '../../platform/locale/text-sql';
import { productNames } from '../catalog/public';
import { audienceMembers, publicProfiles } from '../member/public';
import { raffleEntryTable, raffleTable } from './raffle.tables';

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

/** Adds one entry of the member, up to the limit; false at the limit. One statement: clicks at the same moment queue at the row. */
export async function addEntry(tx: Tx, raffleProductCd: string, memCd: string, max: number, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into ${raffleEntryTable} as mine (raffle_product_cd, mem_cd, entries, entered_at)
    values (${raffleProductCd}, ${memCd}, 1, ${now.toISOString()}::timestamptz)
    on conflict (raffle_product_cd, mem_cd) do update set entries = mine.entries + 1 where mine.entries < ${max}
    returning entries`);
  return rows.length > 0;
}

/** Counts the entry while the raffle is open; false when it closed meanwhile. */
export async function countEntry(tx: Tx, raffleProductCd: string, now: Date): Promise<boolean> {
  const counted = await tx
    .update(raffleTable)
    .set({ entryCount: sql`${raffleTable.entryCount} + 1` })
    .where(
      and(
        eq(raffleTable.raffleProductCd, raffleProductCd),
        isNull(raffleTable.drawnAt),
        sql`${raffleTable.endAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning({ entryCount: raffleTable.entryCount });
  return counted.length > 0;
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
 * Draws the winners in the transaction that marks the raffle as drawn: once, however many processes try. Each entry is
 * one chance (weighted sampling without repetition), so winners are distinct members, and none of them has left the shop.
 * Answers who took part; null when another process was first.
 */
export async function drawWinners(tx: Tx, raffleProductCd: string, now: Date): Promise<{ title: Text; memCds: string[] } | null> {
  const [drawn] = await tx
    .update(raffleTable)
    .set({ drawnAt: now })
    .where(and(eq(raffleTable.raffleProductCd, raffleProductCd), isNull(raffleTable.drawnAt), lte(raffleTable.endAt, now)))
    .returning({ winnersCount: raffleTable.winnersCount, title: raffleTable.title });
  if (!drawn) return null;
  const { rows } = await tx.execute<{ mem_cd: string }>(sql`
    update ${raffleEntryTable} set result = case when mem_cd in (
      select mem_cd from ${raffleEntryTable} where raffle_product_cd = ${raffleProductCd}
        and mem_cd in (select ${audienceMembers.memCd} from ${audienceMembers})
      order by power(random(), 1.0 / entries) desc limit ${drawn.winnersCount}
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

/** Opens a raffle at `from` until `to`, without entries. */
export async function reopenRaffle(db: Db, raffleProductCd: string, from: Date, to: Date): Promise<void> {
  await db.delete(raffleEntryTable).where(eq(raffleEntryTable.raffleProductCd, raffleProductCd));
  await db.update(raffleTable).set({ startAt: from, endAt: to, drawnAt: null }).where(eq(raffleTable.raffleProductCd, raffleProductCd));
}
