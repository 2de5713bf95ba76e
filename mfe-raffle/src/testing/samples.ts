import type { Raffle, RaffleDraw, TicketEntry, TicketsPage } from '@hyangro/contracts/raffle/raffle.contract';

export const NOW = Date.parse('2026-11-21T03:00:00Z');
const inHours = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

/** SHA-256 of the bytes 00 to 1f, by OpenSSL. */
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const entry = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

/** A draw that agrees: 4, 1, 3, 2, 5 by their numbers, of which 4 and 1 are of one member. */
export const aDraw = (): Extract<RaffleDraw, { state: 'DRAWN' }> => ({
  state: 'DRAWN',
  raffleProductCd: 'RF001',
  algorithm: { name: 'hmac-sha256-lowest', version: 1 },
  commitment: COMMITMENT,
  closesAt: inHours(-8),
  drawnAt: inHours(-8),
  winnersCount: 2,
  seed: Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0')).join(''),
  entryIds: [1, 2, 3, 4, 5].map(entry),
  winnerEntryIds: [entry(4), entry(3)],
  passedOver: [{ entryId: entry(1), winnerEntryId: entry(4) }],
});

/** A raffle in progress, as a visitor sees it. */
export const aRaffle = (over: Partial<Omit<Raffle, 'productCd'>> = {}): Raffle =>
  ({
    raffleProductCd: 'RF001',
    state: 'IN_PROGRESS',
    title: '장미함 세트, 세 사람',
    productCd: 'P0142',
    brandNm: '장미 1904',
    productNm: '장미함',
    imgMainUrl: '/media/product/P0142-360.12345678.webp',
    normalPrice: 228_000,
    winnersCount: 3,
    ticketCost: 1,
    entryCount: 412,
    startAt: inHours(-20),
    endAt: inHours(28),
    myEntries: 0,
    description: '티켓 한 장으로 한 번',
    maxEntriesPerMember: 3,
    shippingFeeWon: 0,
    tickets: null,
    result: null,
    winners: [],
    commitment: COMMITMENT,
    seed: null,
    myEntryIds: [],
    ...over,
  }) as Raffle;

export const scheduled = (over: Partial<Raffle> = {}) =>
  aRaffle({ state: 'SCHEDULED', startAt: inHours(5), endAt: inHours(50), entryCount: 0, ...over });
export const ended = (over: Partial<Raffle> = {}) =>
  aRaffle({ state: 'ENDED', startAt: inHours(-80), endAt: inHours(-8), winners: ['지***', '봄***'], ...over });

/** Today's ticket. */
export const aTicketEntry = (over: Partial<TicketEntry> = {}): TicketEntry => ({
  ticketCd: '1',
  reason: 'DAILY',
  amount: 1,
  raffle: null,
  at: '2026-11-20T15:00:00.000Z',
  ...over,
});

/** What a member with two tickets reads. */
export const aTicketsPage = (over: Partial<TicketsPage> = {}): TicketsPage => ({
  tickets: 2,
  expiresAt: '2026-11-21T14:59:00.000Z',
  nextAt: '2026-11-21T15:00:00.000Z',
  invitation: { tickets: 3, refId: 'HY4K2Q' },
  items: [aTicketEntry()],
  nextCursor: null,
  ...over,
});
