import * as z from 'zod';
import { contract } from '../kit/contract';
import { MAX_INTEGER, instant, optionCd, productCd, raffleProductCd, won } from '../kit/schemas';
import { BODY_MAX, TITLE_MAX, changesSomething, givenCode, page, paging, shopInstant, text, writtenText } from './operator.schemas';

/** ENDED takes no more entries and waits for its draw. */
export const OPERATOR_RAFFLE_STATES = ['SCHEDULED', 'IN_PROGRESS', 'ENDED', 'DRAWN'] as const;
export type OperatorRaffleState = (typeof OPERATOR_RAFFLE_STATES)[number];

const byRaffle = z.object({ raffleProductCd });
const atLeastOne = z.int().min(1).max(MAX_INTEGER);
const terms = {
  productCd,
  /** Null for a product without options. */
  optionCd: optionCd.nullable(),
  winnersCount: atLeastOne,
  /** Tickets of one entry. */
  ticketCost: atLeastOne,
  maxEntriesPerMember: atLeastOne,
  shippingFeeWon: won.max(MAX_INTEGER),
};
const times = { startAt: shopInstant, endAt: shopInstant };
const newRaffle = z.object({ ...terms, ...times, title: writtenText(TITLE_MAX), description: writtenText(BODY_MAX) });
const raffleChange = z
  .object({ ...terms, ...times, title: writtenText(TITLE_MAX).partial(), description: writtenText(BODY_MAX).partial() })
  .partial()
  .refine(changesSomething);

/** A raffle with how many entries of how many members it has; never its seed. */
const operatorRaffle = z.object({
  raffleProductCd,
  state: z.enum(OPERATOR_RAFFLE_STATES),
  ...terms,
  title: text,
  description: text,
  startAt: instant,
  endAt: instant,
  drawnAt: instant.nullable(),
  /** SHA-256 of the seed, in hex; null where the draw came before there was one. */
  commitment: z.string().nullable(),
  entries: z.int(),
  members: z.int(),
});
export type OperatorRaffle = z.infer<typeof operatorRaffle>;

/** Raffles as operators look after them (ST-RAF-01). */
export const operatorRaffleContract = contract({
  'GET /operator/raffles': {
    summary: 'All raffles with their states and entries, the one that ends last first',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    query: z.object(paging),
    ok: page(operatorRaffle),
  },
  'GET /operator/raffles/:raffleProductCd': {
    summary: 'One raffle; once drawn with the entries that won, the lowest number first, and whose they are',
    source: 'API-D28, ST-RAF-03',
    access: { operator: 'VIEWER' },
    params: byRaffle,
    ok: operatorRaffle.extend({
      winners: z.array(z.object({ entryId: z.string(), memCd: z.string() })),
      /** Entries of members who had won with another one. */
      passedOver: z.int(),
    }),
    refusals: ['RAFFLE_NOT_FOUND'],
  },
  'PUT /operator/raffles/:raffleProductCd': {
    summary: 'A new raffle under a code that the caller gives; its commitment is public at once. The same again changes nothing',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: z.object({ raffleProductCd: givenCode }),
    body: newRaffle,
    ok: operatorRaffle,
    refusals: ['RAFFLE_CODE_TAKEN'],
  },
  'PATCH /operator/raffles/:raffleProductCd': {
    summary: 'Change what is given of a raffle that has not opened yet',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: byRaffle,
    body: raffleChange,
    ok: operatorRaffle,
    refusals: ['RAFFLE_NOT_FOUND', 'RAFFLE_OPENED'],
  },
  'DELETE /operator/raffles/:raffleProductCd': {
    summary: 'Take a raffle away that nobody has entered',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: byRaffle,
    ok: z.void(),
    status: 204,
    refusals: ['RAFFLE_NOT_FOUND', 'RAFFLE_ENTERED', 'RAFFLE_DRAWN'],
  },
  'POST /operator/raffles/:raffleProductCd/draw': {
    summary: 'Draw a raffle that is over, once, and tell everybody who entered; by itself that happens within a minute',
    source: 'API-D28, ST-RAF-03',
    access: { operator: 'CONTENT' },
    params: byRaffle,
    ok: z.object({ raffleProductCd, entries: z.int(), winners: z.int() }),
    refusals: ['RAFFLE_NOT_FOUND', 'RAFFLE_TAKES_ENTRIES', 'RAFFLE_DRAWN'],
  },
});
