import { REWARDS } from '@hyangro/contracts/constants';
import type { Raffle, RaffleCard, RaffleDraw, TicketsPage } from '@hyangro/contracts/raffle/raffle.contract';
import type { Db, RootDb, Tx } from '../../platform/db/db';
import type { CallContext, MemberContext } from '../../platform/http/call';
import type { Text } from '../../platform/locale/text';
import { existingMember, tellMembers } from '../member/public';
import { drawnNews } from './raffle.messages';
import { drawOf, raffleCardOf, raffleOf, raffleState } from './raffle.presenter';
import {
  addEntry,
  countEntry,
  drawWinners,
  findDraw,
  findEntryIds,
  findRaffle,
  findRaffles,
  findSeed,
  findUndrawn,
  findWinners,
  markChecked,
} from './raffle.repository';
import { findLedger, type LedgerPage } from './ticket-ledger.repository';
import { areTicketsValid, expiryOf, grantDailyTicket, nextDailyAt, spendTickets, usableTickets } from './ticket.repository';

const SECTION: Readonly<Record<RaffleCard['state'], number>> = { IN_PROGRESS: 0, SCHEDULED: 1, ENDED: 2, WINNER_CHECKED: 2 };

/** All raffles: those in progress by their end, the scheduled ones by their start, the ended ones newest first (R-RAF-01). */
export async function listRaffles(
  db: Db,
  { locale, member, now }: Pick<CallContext, 'locale' | 'member' | 'now'>,
): Promise<{ tickets: number | null; items: RaffleCard[] }> {
  const memCd = member?.memCd ?? null;
  const items = (await findRaffles(db, locale, memCd)).map((row) => raffleCardOf(row, now));
  const order = ({ state, startAt, endAt }: RaffleCard) =>
    state === 'SCHEDULED' ? Date.parse(startAt) : state === 'IN_PROGRESS' ? Date.parse(endAt) : -Date.parse(endAt);
  items.sort((a, b) => SECTION[a.state] - SECTION[b.state] || order(a) - order(b));
  return { tickets: memCd === null ? null : await usableTickets(db, memCd, now), items };
}

export async function readRaffle(
  db: Db,
  raffleProductCd: string,
  { locale, member, now, refuse }: Pick<CallContext<'RAFFLE_NOT_FOUND'>, 'locale' | 'member' | 'now' | 'refuse'>,
): Promise<Raffle> {
  const memCd = member?.memCd ?? null;
  const row = (await findRaffle(db, raffleProductCd, locale, memCd)) ?? refuse('RAFFLE_NOT_FOUND');
  const isDrawn = row.drawnAt !== null && row.endAt <= now;
  const parts = {
    tickets: memCd === null ? null : await usableTickets(db, memCd, now),
    winners: isDrawn ? await findWinners(db, raffleProductCd) : [],
    seed: isDrawn ? await findSeed(db, raffleProductCd) : null,
    myEntryIds: memCd === null ? [] : await findEntryIds(db, raffleProductCd, memCd),
  };
  return raffleOf(row, parts, now);
}

/** What anyone can check the draw with (ST-RAF-03): nothing but the commitment and the closing time before it. */
export async function readDraw(
  db: Db,
  raffleProductCd: string,
  { locale, refuse }: Pick<CallContext<'RAFFLE_NOT_FOUND'>, 'locale' | 'refuse'>,
): Promise<RaffleDraw> {
  const row = (await findRaffle(db, raffleProductCd, locale, null)) ?? refuse('RAFFLE_NOT_FOUND');
  return drawOf(row, row.drawnAt ? await findDraw(db, raffleProductCd) : undefined);
}

/** How many tickets a caller has, until when, and a page of how they came and went (K-TKT, R-PUB-13); a visitor reads when they come. */
export async function readTickets(
  db: Db,
  page: LedgerPage,
  { locale, member, now }: Pick<CallContext, 'locale' | 'member' | 'now'>,
): Promise<TicketsPage> {
  const { rows, nextCursor } = member ? await findLedger(db, member.memCd, locale, page) : { rows: [], nextCursor: null };
  return {
    tickets: member && (await usableTickets(db, member.memCd, now)),
    expiresAt: expiryOf(now).toISOString(),
    nextAt: nextDailyAt(now).toISOString(),
    invitation: { tickets: REWARDS.inviteTickets, refId: member && (await existingMember(db, member.memCd)).refId },
    items: rows.map(({ ticketSeq, reason, amount, raffleProductCd, title, at }) => ({
      ticketCd: String(ticketSeq),
      reason,
      amount,
      raffle: raffleProductCd !== null && title !== null ? { raffleProductCd, title } : null,
      at: at.toISOString(),
    })),
    nextCursor,
  };
}

type ApplyRefusal =
  | 'RAFFLE_NOT_FOUND'
  | 'RAFFLE_NO_TICKET'
  | 'RAFFLE_ENTRY_LIMIT'
  | 'RAFFLE_SCHEDULED'
  | 'RAFFLE_ENDED'
  | 'RAFFLE_APP_ONLY';

/** Spends tickets on one entry: entry limit, tickets and the closing time are each decided by one conditional write. */
export async function applyForRaffle(
  db: RootDb,
  raffleProductCd: string,
  call: Pick<MemberContext<ApplyRefusal>, 'locale' | 'member' | 'now' | 'isApp' | 'refuse'>,
): Promise<Raffle> {
  const { locale, now, isApp, refuse } = call;
  const { memCd } = call.member;
  const row = (await findRaffle(db, raffleProductCd, locale, memCd)) ?? refuse('RAFFLE_NOT_FOUND');
  if (!isApp) refuse('RAFFLE_APP_ONLY');
  const state = raffleState(row, now);
  if (state === 'SCHEDULED') refuse('RAFFLE_SCHEDULED');
  if (state !== 'IN_PROGRESS') refuse('RAFFLE_ENDED');
  await db.transaction(async (tx) => {
    // The raffle's row first, as the draw does: both lock in one order.
    const { ticketCost, maxEntriesPerMember } = (await countEntry(tx, raffleProductCd, now)) ?? refuse('RAFFLE_ENDED');
    if (!(await addEntry(tx, raffleProductCd, memCd, maxEntriesPerMember, now))) refuse('RAFFLE_ENTRY_LIMIT', maxEntriesPerMember);
    await grantDailyTicket(tx, memCd, now);
    if (!areTicketsValid(now) || !(await spendTickets(tx, memCd, ticketCost, raffleProductCd, now))) refuse('RAFFLE_NO_TICKET');
  });
  return readRaffle(db, raffleProductCd, call);
}

/** Opens the result for a member; from then on the raffle is "winner checked" for them. Draws when the job has not come by yet. */
export async function openResult(
  db: RootDb,
  raffleProductCd: string,
  call: Pick<MemberContext<'RAFFLE_NOT_FOUND' | 'RAFFLE_SCHEDULED'>, 'locale' | 'member' | 'now' | 'refuse'>,
): Promise<Raffle> {
  const { locale, now, refuse } = call;
  const { memCd } = call.member;
  const row = (await findRaffle(db, raffleProductCd, locale, memCd)) ?? refuse('RAFFLE_NOT_FOUND');
  if (now < row.endAt) refuse('RAFFLE_SCHEDULED');
  if (!row.drawnAt) await draw(db, raffleProductCd, now);
  await markChecked(db, raffleProductCd, memCd, now);
  return readRaffle(db, raffleProductCd, call);
}

/** Draws every raffle that has ended (ST-RAF-03); answers those drawn by this call. One that cannot be drawn keeps no other from it. */
export async function drawEnded(db: RootDb, now: Date): Promise<string[]> {
  const drawn: string[] = [];
  const faults: unknown[] = [];
  for (const raffleProductCd of await findUndrawn(db, now)) {
    try {
      if (await draw(db, raffleProductCd, now)) drawn.push(raffleProductCd);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return drawn;
}

/** Winners, losers and the news to all of them are one change. */
const draw = (db: RootDb, raffleProductCd: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const drawn = await drawWinners(tx, raffleProductCd, now);
    if (drawn) await tellDrawn(tx, raffleProductCd, drawn, now);
    return drawn !== null;
  });

/** Tells everybody who took part, winner or not, that the result is there. */
export const tellDrawn = (tx: Tx, raffleProductCd: string, { memCds, title }: { memCds: string[]; title: Text }, now: Date) =>
  tellMembers(tx, memCds, drawnNews(raffleProductCd, title), now);
