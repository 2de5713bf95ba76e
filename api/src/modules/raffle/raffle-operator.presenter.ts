import type { OptionCd, ProductCd } from '@hyangro/contracts/kit/schemas';
import type { OperatorRaffle, OperatorRaffleState } from '@hyangro/contracts/operator/raffle.contract';
import type { RaffleTerms } from './raffle-operator.repository';

/** A raffle as operators see it; `chances` are its entries, none without any. */
export function operatorRaffleOf(row: RaffleTerms, chances: { entries: number; members: number } | undefined, now: Date): OperatorRaffle {
  const { entryCount: _counted, productCd, optionCd, startAt, endAt, drawnAt, ...rest } = row;
  return {
    ...rest,
    productCd: productCd as ProductCd,
    optionCd: optionCd as OptionCd | null,
    state: stateOf(row, now),
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    drawnAt: drawnAt?.toISOString() ?? null,
    entries: chances?.entries ?? 0,
    members: chances?.members ?? 0,
  };
}

const stateOf = ({ startAt, endAt, drawnAt }: RaffleTerms, now: Date): OperatorRaffleState =>
  drawnAt ? 'DRAWN' : now < startAt ? 'SCHEDULED' : now < endAt ? 'IN_PROGRESS' : 'ENDED';
