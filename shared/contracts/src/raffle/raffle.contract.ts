import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, pageOf, productCd, queryInt, raffleProductCd, won } from '../kit/schemas';

export const RAFFLE_STATES = ['IN_PROGRESS', 'SCHEDULED', 'ENDED', 'WINNER_CHECKED'] as const;
/** Raffle (E-19, ST-RAF-01). */
export const raffleCard = z.object({
  raffleProductCd,
  state: z.enum(RAFFLE_STATES),
  title: z.string(),
  productCd,
  brandNm: z.string(),
  productNm: z.string(),
  imgMainUrl: z.string(),
  normalPrice: won,
  winnersCount: z.int(),
  ticketCost: z.int(),
  entryCount: z.int(),
  startAt: instant,
  endAt: instant,
  myEntries: z.int(),
});
export type RaffleCard = z.infer<typeof raffleCard>;
export const raffle = raffleCard.extend({
  description: z.string(),
  maxEntriesPerMember: z.int(),
  shippingFeeWon: won,
  /** Tickets the member can use now; null for a visitor. */
  tickets: z.int().nullable(),
  /** Known once the member has opened the result. */
  result: z.enum(['WON', 'LOST']).nullable(),
  /** Masked nicknames of the winners, once drawn. */
  winners: z.array(z.string()),
  /** SHA-256 of the seed of the draw, in hex; null for raffles that were drawn before there was one. */
  commitment: z.string().nullable(),
  /** The seed itself, once drawn. */
  seed: z.string().nullable(),
  /** The member's own entries, as the draw names them. */
  myEntryIds: z.array(z.string()),
});
export type Raffle = z.infer<typeof raffle>;

/**
 * How winners are drawn. The commitment is the SHA-256 of the seed's 32 bytes, published before anyone enters. After the end each
 * entry has the number HMAC-SHA256(key = the seed's 32 bytes, message = the entry's id as UTF-8 text), and the lowest win. A member wins
 * once: a further entry of theirs is passed over, and the next one moves up.
 */
export const DRAW_ALGORITHM = { name: 'hmac-sha256-lowest', version: 1 } as const;
/** 32 bytes in lower-case hex. */
const hex256 = z.string().regex(/^[0-9a-f]{64}$/);
const entryId = z.uuid();
const committed = {
  raffleProductCd,
  algorithm: z.object({ name: z.literal(DRAW_ALGORITHM.name), version: z.literal(DRAW_ALGORITHM.version) }),
  commitment: hex256,
  /** From then on nobody enters, and the seed may be known. */
  closesAt: instant,
};
/** All that it takes to draw the winners again; no data of a member. */
export const raffleDraw = z.discriminatedUnion('state', [
  z.object({ state: z.literal('COMMITTED'), ...committed }),
  z.object({
    state: z.literal('DRAWN'),
    ...committed,
    drawnAt: instant,
    winnersCount: z.int(),
    seed: hex256,
    /** Every entry that took part, by its id. */
    entryIds: z.array(entryId),
    /** The lowest number first. */
    winnerEntryIds: z.array(entryId),
    /** Entries that are lower than the last winner's and won nothing, as their member had won with a lower one. */
    passedOver: z.array(z.object({ entryId, winnerEntryId: entryId })),
  }),
  /** Drawn before raffles had a commitment. */
  z.object({ state: z.literal('UNCHECKABLE'), raffleProductCd, closesAt: instant }),
]);
export type RaffleDraw = z.infer<typeof raffleDraw>;

/** Why tickets come or go (K-TKT, K-REF). */
export const TICKET_REASONS = ['DAILY', 'INVITE', 'EVENT', 'ENTRY', 'EXPIRED'] as const;
const ticketEntry = z.object({
  ticketCd: z.string(),
  reason: z.enum(TICKET_REASONS),
  /** Signed tickets: positive came, negative went. */
  amount: z.int(),
  /** The raffle that was entered. */
  raffle: z.object({ raffleProductCd, title: z.string() }).nullable(),
  at: instant,
});
export type TicketEntry = z.infer<typeof ticketEntry>;
export const ticketsPage = pageOf(ticketEntry)
  .omit({ totalCount: true })
  .extend({
    /** Usable now; null for a visitor. */
    tickets: z.int().nullable(),
    /** When those of today are gone: 23:59:00 in Seoul, also when that is over. */
    expiresAt: instant,
    /** When the next daily one comes: 0:00 in Seoul. */
    nextAt: instant,
    /** What a friend who joins brings, and the member's own code for the link; no code for a visitor. */
    invitation: z.object({ tickets: z.int(), refId: z.string().nullable() }),
  });
export type TicketsPage = z.infer<typeof ticketsPage>;

const byRaffle = z.object({ raffleProductCd });

export const raffleContract = contract({
  'GET /raffles': {
    summary: 'All raffles, those in progress first',
    source: 'API-D23, R-RAF-01',
    access: 'guest',
    ok: z.object({ tickets: z.int().nullable(), items: z.array(raffleCard) }),
  },
  'GET /raffles/:raffleProductCd': {
    summary: 'One raffle',
    source: 'API-D23, R-RAF-02',
    access: 'guest',
    params: byRaffle,
    ok: raffle,
    refusals: ['RAFFLE_NOT_FOUND'],
  },
  'GET /raffles/:raffleProductCd/draw': {
    summary: 'What anyone can check the draw with: the commitment while entries are open, seed, entries and winners after it',
    source: 'ST-RAF-03',
    access: 'guest',
    params: byRaffle,
    ok: raffleDraw,
    refusals: ['RAFFLE_NOT_FOUND'],
  },
  'GET /tickets': {
    summary: 'Raffle tickets: how many, until when, and how they came and went, newest first; a visitor reads when they come',
    source: 'API-D18, R-PUB-13, K-TKT',
    access: 'guest',
    query: z.object({ cursor: z.string().max(200).optional(), limit: queryInt(1, 40, 20) }),
    ok: ticketsPage,
  },
  'POST /raffles/:raffleProductCd/apply': {
    summary: 'Spend tickets on one entry (in the app)',
    source: 'API-D23',
    access: 'member',
    params: byRaffle,
    ok: raffle,
    refusals: ['RAFFLE_NOT_FOUND', 'RAFFLE_NO_TICKET', 'RAFFLE_ENTRY_LIMIT', 'RAFFLE_SCHEDULED', 'RAFFLE_ENDED', 'RAFFLE_APP_ONLY'],
  },
  'POST /raffles/:raffleProductCd/result': {
    summary: 'Open the result; the raffle is "winner checked" from then on',
    source: 'API-D23, ST-RAF-01',
    access: 'member',
    params: byRaffle,
    ok: raffle,
    refusals: ['RAFFLE_NOT_FOUND', 'RAFFLE_SCHEDULED'],
  },
});
