import type { FormEvent } from 'react';
import { fieldErrorsOf, useServices, useSingleMutation, useTextOfCode } from '@hyangro/runtime';
import { usePasswordError } from '../common/use-password-error';
import { useProofForm, type ProofValues } from './proof.form';

const CALL = 'POST /member/confirm-password';

/** The password once more. A wrong one is told at the field with its count, and a lock with the time that is left. */
export function usePasswordProof(onProved: () => void) {
  const { api, reportError } = useServices();
  const textOf = useTextOfCode();
  const passwordError = usePasswordError();
  const form = useProofForm();
  const { start, isPending } = useSingleMutation({
    mutationKey: ['mypage', 'proof'],
    mutationFn: (body: ProofValues) => api(CALL, { body }),
    onSuccess: onProved,
    onError: (error) => {
      const message = passwordError(error, CALL);
      if (message !== null) return form.setError('password', { type: 'server', message }, { shouldFocus: true });
      const code = fieldErrorsOf(error)['password'];
      return code ? form.setError('password', { message: code }, { shouldFocus: true }) : reportError(error);
    },
  });
  const { password } = form.formState.errors;
  return {
    field: form.register('password'),
    // The server's words come whole: they name counts and seconds.
    error: password?.type === 'server' ? password.message : password?.message && textOf(password.message),
    submit: (event: FormEvent) => void form.handleSubmit((values) => start(values))(event),
    isPending,
  };
}
