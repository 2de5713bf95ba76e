import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import {
  EMAIL_TAKEN,
  ID_TAKEN,
  JOIN_TOO_YOUNG,
  NICKNAME_TAKEN,
  REFERRER_FULL,
  REFERRER_SELF,
  REFERRER_UNKNOWN,
} from '@hyangro/contracts/errors/known-refusals';
import { fieldErrorsOf, isRefusal, useServices } from '@hyangro/runtime';

/** The call that makes a member, by locale build. */
export type JoinCall = 'POST /member/sign-up' | 'POST /member/join';

/** Refusals that belong to one field. */
const FIELD_OF = [
  [ID_TAKEN, 'loginId'],
  [NICKNAME_TAKEN, 'nickname'],
  [EMAIL_TAKEN, 'email'],
  [REFERRER_SELF, 'referrer'],
  [REFERRER_FULL, 'referrer'],
  [REFERRER_UNKNOWN, 'referrer'],
  [JOIN_TOO_YOUNG, 'birthday'],
] as const;

/** Shows what the server refused: at the right field when it has one, else the shop's way. What was typed stays. */
export function useSubmitErrors<V extends FieldValues>(call: JoinCall, setError: UseFormSetError<V>, fields: readonly Path<V>[]) {
  const services = useServices();
  return async (error: unknown): Promise<void> => {
    const byField = fieldErrorsOf(error);
    for (const [refusal, field] of FIELD_OF) if (isRefusal(error, call, refusal)) byField[field] = refusal.code;
    const known = fields.filter((field) => byField[field]);
    if (known.length === 0) return services.reportError(error);
    // The limit of friends is the server's to tell.
    const max = isRefusal(error, call, REFERRER_FULL) ? String(error.body.args[0]) : undefined;
    known.forEach((field, at) => setError(field, { message: byField[field], types: { max } }, { shouldFocus: at === 0 }));
  };
}
