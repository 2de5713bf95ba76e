import { useRef } from 'react';
import { IDEMPOTENCY_KEY_BUSY } from '@hyangro/contracts/errors/known-refusals';
import { ApiError, isUnreachable } from '../api/client';
import { newKey } from '../api/new-key';

/** Sends under a key. `signature` says what is asked for: another one is another attempt. */
export type Attempt = <T>(signature: string, send: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/**
 * A second try of the same request carries the key of the first, whose answer may have been lost: the server does it once. With an answer
 * the attempt is over, and the next press is a new one.
 */
export function useAttempt(): Attempt {
  const held = useRef<{ signature: string; key: string } | null>(null);
  return async (signature, send) => {
    if (held.current?.signature !== signature) held.current = { signature, key: newKey() };
    try {
      const answer = await send(held.current.key);
      held.current = null;
      return answer;
    } catch (error) {
      if (isAnswered(error)) held.current = null;
      throw error;
    }
  };
}

const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && !isUnreachable(error) && error.body.messageCode !== IDEMPOTENCY_KEY_BUSY.code;
