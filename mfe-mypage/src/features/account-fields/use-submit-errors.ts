import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, fieldErrorsOf, useServices } from '@hyangro/runtime';

/** Refusals that belong to one field, by message code. */
const FIELD_OF: Readonly<Record<string, string>> = {
  'join.a0001': 'loginId',
  'join.a0003': 'nickname',
  'join.a0004': 'email',
  'join.a0008': 'referrer',
  'join.a0009': 'referrer',
  'join.a0016': 'referrer',
  'join.a0010': 'birthday',
};

/** Shows what the server refused: at the right field when it has one, else the shop's way. What was typed stays. */
export function useSubmitErrors<V extends FieldValues>(setError: UseFormSetError<V>, fields: readonly Path<V>[]) {
  const services = useServices();
  return async (error: unknown): Promise<void> => {
    const byField = { ...fieldErrorsOf(error) };
    if (error instanceof ApiError) {
      const field = FIELD_OF[error.body.messageCode];
      if (field) byField[field] = error.body.messageCode;
    }
    const known = fields.filter((field) => byField[field]);
    if (known.length === 0) return services.reportError(error);
    known.forEach((field, at) => setError(field, { message: byField[field] }, { shouldFocus: at === 0 }));
  };
}
