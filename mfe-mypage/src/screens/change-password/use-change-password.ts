import type { UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf, useServices, useSingleMutation } from '@hyangro/runtime';
import { usePasswordError } from '../../features/common/use-password-error';
import type { ChangePasswordValues } from './change-password.form';

const CALL = 'PUT /member/password';
const FIELDS = ['currentPassword', 'password', 'passwordAgain'] as const;

/** Sends both passwords once. A wrong current one is told at its field with the count, as is a lock with the time that is left. */
export function useChangePassword(form: UseFormReturn<ChangePasswordValues>, onChanged: () => void) {
  const { api, reportError } = useServices();
  const passwordError = usePasswordError();
  const { start, isPending } = useSingleMutation({
    mutationKey: ['mypage', 'change-password'],
    mutationFn: (body: ChangePasswordValues) => api(CALL, { body }),
    onSuccess: onChanged,
    onError: (error) => {
      const message = passwordError(error, CALL);
      if (message !== null) return form.setError('currentPassword', { type: 'server', message }, { shouldFocus: true });
      const byField = fieldErrorsOf(error);
      const wrong = FIELDS.filter((field) => byField[field]);
      if (wrong.length === 0) return reportError(error);
      wrong.forEach((field, at) => form.setError(field, { message: byField[field] }, { shouldFocus: at === 0 }));
      return undefined;
    },
  });
  return { submit: form.handleSubmit((values) => start(values)), isPending };
}
