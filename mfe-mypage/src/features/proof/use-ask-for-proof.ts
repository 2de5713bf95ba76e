import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { REAUTH_REQUIRED } from '@hyangro/contracts/errors/known-refusals';
import type { RouteName } from '@hyangro/contracts/routes/table';
import { TARGET_PARAM } from '@hyangro/contracts/wire-names';
import { ApiError, pathOf } from '@hyangro/runtime';

/** What the page that asks for the proof is told in the history entry. */
export interface ProofState {
  /** A call was refused: it is shown also to who comes from their own data. */
  isAsked: true;
  /** Part of the page to return to. */
  hash: string;
}

/**
 * Sends the reader to prove who is there, in place of this page; a proof leads back here.
 * @param toName the route of this page, where it is not that of the member's own data
 */
export function useAskForProof(toName?: RouteName): () => void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  return useCallback(
    () =>
      void navigate(pathOf('MemberInfoConfirm') + (toName ? `?${TARGET_PARAM}=${toName}` : ''), {
        replace: true,
        state: { isAsked: true, hash } satisfies ProofState,
      }),
    [navigate, hash, toName],
  );
}

/** The same where a call was refused for want of it: true when that was the reason. What was typed waits in its draft. */
export function useProofIfAsked(toName?: RouteName): (error: unknown) => boolean {
  const ask = useAskForProof(toName);
  return (error) => {
    const isAsked = error instanceof ApiError && error.body.messageCode === REAUTH_REQUIRED.code;
    if (isAsked) ask();
    return isAsked;
  };
}
