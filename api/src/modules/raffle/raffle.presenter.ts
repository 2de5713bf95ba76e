import type { ProductCd } from '@hyangro/contracts/kit/schemas';
import { DRAW_ALGORITHM, type Raffle, type RaffleCard, type RaffleDraw } from '@hyangro/contracts/raffle/raffle.contract';
import type { findDraw, RaffleRow } from './raffle.repository';

/** State by the clock; "winner checked" once the member opened the result (ST-RAF-01). */
export function raffleState(
  { startAt, endAt, checkedAt }: Pick<RaffleRow, 'startAt' | 'endAt' | 'checkedAt'>,
  now: Date,
): RaffleCard['state'] {
  if (now < startAt) return 'SCHEDULED';
  if (now < endAt) return 'IN_PROGRESS';
  return checkedAt ? 'WINNER_CHECKED' : 'ENDED';
}

export const raffleCardOf = (row: RaffleRow, now: Date): RaffleCard => {
  const {
    raffleProductCd,
    title,
    productCd,
    brandNm,
    productNm,
    imgMainUrl,
    normalPrice,
    winnersCount,
    ticketCost,
    entryCount,
    startAt,
    endAt,
    myEntries,
  } = row;
  return {
    raffleProductCd,
    state: raffleState(row, now),
    title,
    productCd: productCd as ProductCd,
    brandNm,
    productNm,
    imgMainUrl,
    normalPrice,
    winnersCount,
    ticketCost,
    entryCount,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    myEntries: myEntries ?? 0,
  };
};

/** What of a raffle is in other rows than its own. */
export interface RaffleParts extends Pick<Raffle, 'tickets' | 'seed' | 'myEntryIds'> {
  /** Nicknames. */
  winners: readonly string[];
}

export const raffleOf = (row: RaffleRow, { winners, ...parts }: RaffleParts, now: Date): Raffle => ({
  ...raffleCardOf(row, now),
  description: row.description,
  maxEntriesPerMember: row.maxEntriesPerMember,
  shippingFeeWon: row.shippingFeeWon,
  commitment: row.commitment,
  ...parts,
  result: row.checkedAt ? row.result : null,
  winners: winners.map(maskedName),
});

/** What anyone may check the draw with. `draw` is undefined before it, and for those that came before there was a commitment. */
export function drawOf(
  { raffleProductCd, commitment, drawnAt, endAt }: Pick<RaffleRow, 'raffleProductCd' | 'commitment' | 'drawnAt' | 'endAt'>,
  draw: Awaited<ReturnType<typeof findDraw>>,
): RaffleDraw {
  const closesAt = endAt.toISOString();
  if (commitment === null || (drawnAt && !draw)) return { state: 'UNCHECKABLE', raffleProductCd, closesAt };
  const committed = { raffleProductCd, algorithm: DRAW_ALGORITHM, commitment, closesAt };
  if (!draw) return { state: 'COMMITTED', ...committed };
  const { seed, winnersCount, entryIds, winnerEntryIds, passedOver } = draw;
  return { state: 'DRAWN', ...committed, drawnAt: draw.drawnAt.toISOString(), winnersCount, seed, entryIds, winnerEntryIds, passedOver };
}

/** First letter and stars: `지***`. */
export function maskedName(nickname: string): string {
  const [first = '', ...rest] = [...nickname];
  return first + '*'.repeat(Math.min(Math.max(rest.length, 1), 3));
}
