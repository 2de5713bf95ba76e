import { useEffect, useMemo, useState } from 'react';
import { CLAIM_REASON } from '@hyangro/contracts/order/claim.rules';
import type { ClaimType, Order } from '@hyangro/contracts/order/order.schemas';
import { useServices } from '@hyangro/runtime';
import { firstPieces, piecesOf } from '../../data/claim.model';
import { claimDraftOf, type ClaimDraft } from './claim-draft';

export type ClaimField = 'lines' | 'reason' | 'photoKeys';
export type ClaimErrors = Partial<Record<ClaimField, string>>;

/** What is wrong with a draft before it is sent, field to code; the server checks the same (V-CLM1, V-CLM2). */
export function draftErrors({ reason, photos }: ClaimDraft, pieces: readonly unknown[], claimType: ClaimType): ClaimErrors {
  const { length } = reason.trim();
  return {
    ...(pieces.length === 0 && { lines: 'claim.v0002' }),
    ...((length < CLAIM_REASON.min || length > CLAIM_REASON.max) && { reason: 'claim.v0001' }),
    ...(claimType === 'RETURN' && photos.length === 0 && { photoKeys: 'claim.v0003' }),
  };
}

/** The form of a claim: its draft, which outlives the screen, and what is wrong with it once it was sent. */
export function useClaimForm(order: Order, claimType: ClaimType) {
  const services = useServices();
  const memory = useMemo(() => claimDraftOf(services, claimType, order.orderCd), [services, claimType, order.orderCd]);
  const [draft, setDraft] = useState<ClaimDraft>(
    () => memory.read() ?? { pieces: firstPieces(order.lines, claimType), reason: '', photos: [] },
  );
  const [errors, setErrors] = useState<ClaimErrors>({});
  useEffect(() => memory.keep(draft), [memory, draft]);
  const pieces = piecesOf(order.lines, draft.pieces);
  return {
    draft,
    pieces,
    errors,
    setErrors,
    drop: memory.drop,
    /** Changes a part; what was wrong with it is not said any more. */
    change(field: ClaimField, part: (now: ClaimDraft) => Partial<ClaimDraft>) {
      setDraft((now) => ({ ...now, ...part(now) }));
      setErrors(({ [field]: _, ...others }) => others);
    },
    /** Whether the draft may be sent; says what is wrong where it may not. */
    check(): boolean {
      const found = draftErrors(draft, pieces, claimType);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
  };
}
export type ClaimFormState = ReturnType<typeof useClaimForm>;
