import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { decodeCursor, isCursorInstant } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import type { Text } from '../../platform/locale/text';
import { goodsOnSale, productNames } from '../catalog/public';
import { restockRequestTable as request } from './restock.tables';

export interface WantedGoods {
  productCd: string;
  /** Empty for whichever option comes back first. */
  optionCd: string;
}
export type RestockRow = Pick<typeof request.$inferSelect, 'productCd' | 'optionCd' | 'requestedAt' | 'expiresAt'>;

const isOpen = and(isNull(request.releasedAt), isNull(request.sentAt));
const isOf = (memCd: string, { productCd, optionCd }: WantedGoods) =>
  and(eq(request.memCd, memCd), eq(request.productCd, productCd), eq(request.optionCd, optionCd));
const columns = {
  productCd: request.productCd,
  optionCd: request.optionCd,
  requestedAt: request.requestedAt,
  expiresAt: request.expiresAt,
};

/** Pieces on the shelf of what is wanted, of all options for an empty one; null for goods that are not on sale. */
export async function findPieces(db: Db, { productCd, optionCd }: WantedGoods): Promise<number | null> {
  const [row] = await db
    .select({ pieces: sql<number | null>`sum(${goodsOnSale.stockCnt})::int` })
    .from(goodsOnSale)
    .where(and(eq(goodsOnSale.productCd, productCd), optionCd ? eq(goodsOnSale.optionCd, optionCd) : undefined));
  return row?.pieces ?? null;
}

/** Opens a request; one that is open already stays as it is. Answers the open one. */
export async function openRequest(
  db: Db,
  wanted: WantedGoods & { memCd: string; requestedAt: Date; expiresAt: Date },
): Promise<RestockRow> {
  await releaseExpired(db, wanted.requestedAt, wanted.memCd);
  // The empty update locks the row that is there, and lets it be read back.
  const [row] = await db
    .insert(request)
    .values(wanted)
    .onConflictDoUpdate({ target: [request.memCd, request.productCd, request.optionCd], targetWhere: isOpen, set: { sentAt: null } })
    .returning(columns);
  if (!row) throw new Error('A request was neither opened nor found.');
  return row;
}

/** Open requests of a member, newest first. */
export const findOpen = (db: Db, memCd: string, now: Date): Promise<RestockRow[]> =>
  db
    .select(columns)
    .from(request)
    .where(and(eq(request.memCd, memCd), isOpen, gt(request.expiresAt, now)))
    .orderBy(desc(request.requestedAt), desc(request.restockSeq));

export interface RequestPage {
  cursor?: string | undefined;
  limit: number;
}

/** Requests of a member behind a cursor, newest first, one more than the page: open ones, told ones, and those whose months are over. */
export function requestsBehind(db: Db, memCd: string, { cursor, limit }: RequestPage) {
  const place = decodeCursor(cursor, 2, ([requestedAt, seq]) =>
    isCursorInstant(requestedAt) && Number.isSafeInteger(seq) ? sql`(${requestedAt}::timestamptz, ${seq}::bigint)` : null,
  );
  return db
    .select({ ...columns, restockSeq: request.restockSeq, sentAt: request.sentAt })
    .from(request)
    .where(
      and(
        eq(request.memCd, memCd),
        or(isNull(request.releasedAt), eq(request.releasedAt, request.expiresAt)),
        place && sql`(${request.requestedAt}, ${request.restockSeq}) < ${place}`,
      ),
    )
    .orderBy(desc(request.requestedAt), desc(request.restockSeq))
    .limit(limit + 1);
}
export type RequestRow = Awaited<ReturnType<typeof requestsBehind>>[number];

export const releaseRequest = (db: Db, memCd: string, wanted: WantedGoods, now: Date) =>
  db
    .update(request)
    .set({ releasedAt: now })
    .where(and(isOf(memCd, wanted), isOpen));

/** What a member has bought is no longer waited for, whichever option it was. */
export const releaseBought = (db: Db, memCd: string, productCds: readonly string[], now: Date) =>
  db
    .update(request)
    .set({ releasedAt: now })
    .where(and(eq(request.memCd, memCd), inArray(request.productCd, [...productCds]), isOpen));

/** Releases requests whose months are over, of one member or of all. */
export const releaseExpired = (db: Db, now: Date, memCd?: string) =>
  db
    .update(request)
    .set({ releasedAt: request.expiresAt })
    .where(and(isOpen, lte(request.expiresAt, now), memCd === undefined ? undefined : eq(request.memCd, memCd)));

/**
 * Marks open requests of goods that are on the shelf again as sent, up to `limit`, and answers them. Requests that another
 * process marks in this moment are passed over: each is answered once.
 */
export async function takeReturned(db: Db, now: Date, limit: number): Promise<{ memCd: string; productCd: string; optionCd: string }[]> {
  const due = db
    .select({ restockSeq: request.restockSeq })
    .from(request)
    .where(
      and(
        isOpen,
        gt(request.expiresAt, now),
        sql`exists (select 1 from ${goodsOnSale} where ${goodsOnSale.productCd} = ${request.productCd}
          and (${request.optionCd} = '' or ${goodsOnSale.optionCd} = ${request.optionCd}) and ${goodsOnSale.stockCnt} > 0)`,
      ),
    )
    .orderBy(request.restockSeq)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(request)
    .set({ sentAt: now })
    .where(inArray(request.restockSeq, due))
    .returning({ memCd: request.memCd, productCd: request.productCd, optionCd: request.optionCd });
}

/** Names of products in every language. */
export async function findNames(db: Db, productCds: readonly string[]): Promise<Map<string, Text>> {
  if (productCds.length === 0) return new Map();
  const rows = await db
    .select({ productCd: productNames.productCd, name: productNames.productName })
    .from(productNames)
    .where(inArray(productNames.productCd, [...productCds]));
  return new Map(rows.map(({ productCd, name }) => [productCd, name]));
}
