import { FAULT_CODE } from '@hyangro/contracts/errors/known-refusals';
import { ApiError, isUnreachable } from '@hyangro/runtime';

/** Whether the same call may do better later: no answer came, or a fault. A refusal would be the same again. */
export const mayHeal = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiError && error.body.messageCode === FAULT_CODE);
