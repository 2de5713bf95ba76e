import { and, eq, gte, sql } from 'drizzle-orm';
import { DAY_MS, kstDay, kstInstant } from '../../platform/clock/clock';
import type { Db, Tx } from '../../platform/db/db';
import { audienceMembers } from '../member/public';
import { ticketLedgerTable, ticketWalletTable } from './raffle.tables';

const DAILY_TICKETS = 1;
const DAILY = 'DAILY';

/** Until when tickets of this day can be used: 23:59:00 in Asia/Seoul, also when that is over. */
export const expiryOf = (now: Date): Date => kstInstant(kstDay(now), '23:59:00');
/** When the next daily ticket comes: 0:00 in Asia/Seoul. */
export const nextDailyAt = (now: Date): Date => new Date(kstInstant(kstDay(now)).getTime() + DAY_MS);

/** Tickets work from 00:00:00 until 23:59:00 of their day in Asia/Seoul (K-TKT, TRAP-16). */
export const areTicketsValid = (now: Date): boolean => now < expiryOf(now);

/** Tickets the member can use now. The daily one counts from midnight, before anything was written. */
export async function usableTickets(db: Db, memCd: string, now: Date): Promise<number> {
  if (!areTicketsValid(now)) return 0;
  const day = kstDay(now);
  const { rows } = await db.execute<{ left: number; has_daily: boolean }>(sql`
    select coalesce((select granted - used - expired from ${ticketWalletTable} where mem_cd = ${memCd} and day = ${day}::date), 0) as left,
           exists(select 1 from ${ticketLedgerTable} where mem_cd = ${memCd} and day = ${day}::date and grant_key = ${DAILY}) as has_daily`);
  const row = rows[0];
  return Number(row?.left ?? 0) + (row?.has_daily ? 0 : DAILY_TICKETS);
}

export interface TicketGrant {
  reason: 'DAILY' | 'INVITE' | 'EVENT';
  amount: number;
  grantKey: string;
}

/** The day whose tickets are given at a moment. In the last minute those of today are gone: what comes then is for tomorrow. */
const dayOfGrant = (now: Date): string => kstDay(areTicketsValid(now) ? now : nextDailyAt(now));

/** Grants tickets of today, in its last minute of tomorrow, once per member, day and key; ledger and wallet in one statement. */
export async function grantTickets(db: Db, memCd: string, { reason, amount, grantKey }: TicketGrant, now: Date): Promise<void> {
  const day = dayOfGrant(now);
  await db.execute(sql`
    with granted as (
      insert into ${ticketLedgerTable} (mem_cd, day, reason, amount, grant_key, at)
      values (${memCd}, ${day}::date, ${reason}, ${amount}, ${grantKey}, ${now.toISOString()}::timestamptz)
      on conflict (mem_cd, day, grant_key) do nothing
      returning mem_cd, day, amount
    )
    insert into ${ticketWalletTable} as wallet (mem_cd, day, granted)
    select mem_cd, day, amount from granted
    on conflict (mem_cd, day) do update set granted = wallet.granted + excluded.granted`);
}

/** Today's daily ticket, exactly once. */
export const grantDailyTicket = (db: Db, memCd: string, now: Date) =>
  grantTickets(db, memCd, { reason: 'DAILY', amount: DAILY_TICKETS, grantKey: DAILY }, now);

/** Spends tickets of today in one conditional update; false when there are too few. */
export async function spendTickets(tx: Tx, memCd: string, amount: number, raffleProductCd: string, now: Date): Promise<boolean> {
  const day = kstDay(now);
  const spent = await tx
    .update(ticketWalletTable)
    .set({ used: sql`${ticketWalletTable.used} + ${amount}` })
    .where(
      and(
        eq(ticketWalletTable.memCd, memCd),
        eq(ticketWalletTable.day, day),
        gte(sql`${ticketWalletTable.granted} - ${ticketWalletTable.used} - ${ticketWalletTable.expired}`, amount),
      ),
    )
    .returning({ used: ticketWalletTable.used });
  if (spent.length === 0) return false;
  await tx.insert(ticketLedgerTable).values({ memCd, day, reason: 'ENTRY', amount: -amount, raffleProductCd, at: now });
  return true;
}

/**
 * Books the daily ticket of a day for everybody who is a member then, those who have it passed over. Answers for how many.
 * @param day calendar day in Asia/Seoul
 */
export async function grantDailyToAll(db: Db, day: string): Promise<number> {
  const { rows } = await db.execute(sql`
    with granted as (
      insert into ${ticketLedgerTable} (mem_cd, day, reason, amount, grant_key, at)
      select mem_cd, ${day}::date, ${DAILY}, ${DAILY_TICKETS}, ${DAILY}, greatest(joined_at, ${kstInstant(day).toISOString()}::timestamptz)
      from ${audienceMembers} where joined_at < ${kstInstant(day, '23:59:00').toISOString()}::timestamptz
      on conflict (mem_cd, day, grant_key) do nothing
      returning mem_cd, day, amount
    )
    insert into ${ticketWalletTable} as wallet (mem_cd, day, granted)
    select mem_cd, day, amount from granted
    on conflict (mem_cd, day) do update set granted = wallet.granted + excluded.granted
    returning mem_cd`);
  return rows.length;
}

/**
 * Takes what is left of a day and of those before it, and books it; answers of how many wallets. A wallet's row decides between this and an
 * entry at the same moment: what is spent is not gone, and what is gone is not spent.
 * @param day calendar day in Asia/Seoul
 */
export async function expireTickets(db: Db, day: string): Promise<number> {
  const { rows } = await db.execute(sql`
    with gone as (
      update ${ticketWalletTable} set expired = granted - used
      where day <= ${day}::date and granted > used + expired
      returning mem_cd, day, expired
    )
    insert into ${ticketLedgerTable} (mem_cd, day, reason, amount, grant_key, at)
    select mem_cd, day, 'EXPIRED', -expired, 'EXPIRED', (day + time '23:59') at time zone 'Asia/Seoul' from gone
    returning mem_cd`);
  return rows.length;
}
