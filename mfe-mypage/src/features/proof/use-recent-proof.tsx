import { useEffect, useState, type ReactNode } from 'react';
import { REAUTH_REQUIRED } from '@hyangro/contracts/errors/known-refusals';
import { ApiError } from '@hyangro/runtime';
import { ProofSheet } from './proof-sheet';

/** The reader would not say who they are: nothing went wrong, so errors are told of it as of a call that was given up. */
class ProofDeclined extends Error {
  override name = 'AbortError';
}

/**
 * For calls with `recentProof`: one that is refused for want of it asks who is there, and is sent again. Rejects as the call does; quietly
 * when the reader closes the question.
 */
export function useRecentProof(): { withProof<T>(call: () => Promise<T>): Promise<T>; proofSheet: ReactNode } {
  const [asked, setAsked] = useState<{ answer(isProved: boolean): void } | null>(null);
  // A screen that is left while it asks has its answer: no.
  useEffect(() => () => asked?.answer(false), [asked]);
  return {
    async withProof(call) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError) || error.body.messageCode !== REAUTH_REQUIRED.code) throw error;
      }
      const isProved = await new Promise<boolean>((answer) => setAsked({ answer }));
      setAsked(null);
      if (!isProved) throw new ProofDeclined();
      return call();
    },
    proofSheet: asked && <ProofSheet onProved={() => asked.answer(true)} onClose={() => asked.answer(false)} />,
  };
}
