import { IDEMPOTENCY_KEY_BUSY } from '@hyangro/contracts/errors/known-refusals';
import { ApiError, isUnreachable, newKey, type Attempt } from '@hyangro/runtime';

/** Where an attempt whose answer is missing is kept: `key hash`. */
export interface AttemptMemory {
  get(): string;
  set(attempt: string): void;
}

/**
 * As `useAttempt`, for a form whose draft outlives the page: after a crash or a reload the same words still go under the key of the try
 * whose answer was lost, and stand once.
 */
export const attemptOf =
  (memory: AttemptMemory): Attempt =>
  async (signature, send) => {
    const of = hashOf(signature);
    const [heldKey, heldOf] = memory.get().split(' ');
    const key = heldKey && heldOf === of ? heldKey : newKey();
    memory.set(`${key} ${of}`);
    try {
      const answer = await send(key);
      memory.set('');
      return answer;
    } catch (error) {
      if (isAnswered(error)) memory.set('');
      throw error;
    }
  };

const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && !isUnreachable(error) && error.body.messageCode !== IDEMPOTENCY_KEY_BUSY.code;

/** FNV-1a: tells two texts apart, no more. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
