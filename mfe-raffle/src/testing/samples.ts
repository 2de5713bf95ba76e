import type { Raffle } from '@hyangro/contracts/raffle/raffle.contract';

export const NOW = Date.parse('2026-11-21T03:00:00Z');
const inHours = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

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
    ...over,
  }) as Raffle;

export const scheduled = (over: Partial<Raffle> = {}) =>
  aRaffle({ state: 'SCHEDULED', startAt: inHours(5), endAt: inHours(50), entryCount: 0, ...over });
export const ended = (over: Partial<Raffle> = {}) =>
  aRaffle({ state: 'ENDED', startAt: inHours(-80), endAt: inHours(-8), winners: ['지***', '봄***'], ...over });
