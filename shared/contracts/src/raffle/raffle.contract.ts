import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, productCd, raffleProductCd, won } from '../kit/schemas';

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
});
export type Raffle = z.infer<typeof raffle>;
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
