import { and, desc, eq, sql } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { textSql } from '../../platform/locale/text-sql';
import { raffleTable, ticketLedgerTable } from './raffle.tables';

export interface LedgerPage {
  cursor?: string | undefined;
  limit: number;
}

/** A page of how a member's tickets came and went, newest first, from a place in the index. */
export async function findLedger(db: Db, memCd: string, locale: Locale, { cursor, limit }: LedgerPage) {
  const place = decodeCursor(cursor, 2, ([at, seq]) =>
    isCursorInstant(at) && typeof seq === 'number' && Number.isSafeInteger(seq) ? { at, seq } : null,
  );
  const rows = await db
    .select({
      ticketSeq: ticketLedgerTable.ticketSeq,
      reason: ticketLedgerTable.reason,
      amount: ticketLedgerTable.amount,
      raffleProductCd: ticketLedgerTable.raffleProductCd,
      title: sql<string | null>`${textSql(raffleTable.title, locale)}`,
      at: ticketLedgerTable.at,
    })
    .from(ticketLedgerTable)
    .leftJoin(raffleTable, eq(raffleTable.raffleProductCd, ticketLedgerTable.raffleProductCd))
    .where(
      and(
        eq(ticketLedgerTable.memCd, memCd),
        place && sql`(${ticketLedgerTable.at}, ${ticketLedgerTable.ticketSeq}) < (${place.at}::timestamptz, ${place.seq})`,
      ),
    )
    .orderBy(desc(ticketLedgerTable.at), desc(ticketLedgerTable.ticketSeq))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.at.toISOString(), last.ticketSeq]);
}
