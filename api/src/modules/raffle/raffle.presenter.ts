import type { ProductCd } from '@hyangro/contracts/kit/schemas';
import type { Raffle, RaffleCard } from '@hyangro/contracts/raffle/raffle.contract';
import type { RaffleRow } from './raffle.repository';

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

export const raffleOf = (row: RaffleRow, tickets: number | null, winners: readonly string[], now: Date): Raffle => ({
  ...raffleCardOf(row, now),
  description: row.description,
  maxEntriesPerMember: row.maxEntriesPerMember,
  shippingFeeWon: row.shippingFeeWon,
  tickets,
  result: row.checkedAt ? row.result : null,
  winners: winners.map(maskedName),
});

/** First letter and stars: `지***`. */
export function maskedName(nickname: string): string {
  const [first = '', ...rest] = [...nickname];
  return first + '*'.repeat(Math.min(Math.max(rest.length, 1), 3));
}
