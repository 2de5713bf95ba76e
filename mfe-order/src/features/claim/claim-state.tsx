import type { ClaimState, ClaimType } from '@hyangro/contracts/order/order.schemas';
import { useTerms } from '@hyangro/runtime';
import { Tag, type TagProps } from '@hyangro/ui/badge';
import { claimTermOf } from '../../data/claim.model';
import { useMessages } from '../../messages';

/** `stateName(claim)`: the state of a claim in the reader's words. */
export function useClaimStateName(): (claim: { claimType: ClaimType; state: ClaimState }) => string {
  const t = useMessages();
  const term = useTerms();
  return ({ claimType, state }) => {
    const name = claimTermOf(claimType, state);
    return name ? term(name) : t('claim.rejected');
  };
}

const TONES: Readonly<Record<ClaimState, TagProps['tone']>> = { RECEIVED: 'info', REFUNDED: 'genuine', REJECTED: 'warn' };

export const ClaimStateTag = (claim: { claimType: ClaimType; state: ClaimState }) => {
  const stateName = useClaimStateName();
  return <Tag tone={TONES[claim.state]}>{stateName(claim)}</Tag>;
};
