import { useState, type FormEvent } from 'react';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { useSubmitErrors, type JoinCall } from './use-submit-errors';
import { ACCOUNT_FIELDS, type AccountForm, type AccountValues } from './account.form';

/**
 * Sends the filled form once: the id must have been checked (V-ID2), a double click joins one member, and what the
 * server refuses shows at its field.
 */
export function useCreateAccount<Member extends MemberDetails>(
  call: JoinCall,
  form: AccountForm,
  create: (values: AccountValues) => Promise<Member>,
  onDone: (member: Member) => void,
) {
  const services = useServices();
  const showErrors = useSubmitErrors(call, form.setError, ACCOUNT_FIELDS);
  const [freeId, setFreeId] = useState<string | null>(null);
  const account = useSingleMutation({
    mutationKey: ['mypage', 'create-account'],
    mutationFn: async (values: AccountValues) => {
      const member = await create(values);
      services.track('sign_up', { method: 'password' });
      await services.sessionStarted(member);
      return member;
    },
    onSuccess: (member) => {
      for (const key of ['agreeTerms', 'refId', 'refMemCd'] as const) services.storage.local.remove(key);
      onDone(member);
    },
    onError: showErrors,
  });
  const submit = form.handleSubmit(async (values) => {
    if (values.loginId !== freeId) return form.setError('loginId', { message: 'validation.v0017' }, { shouldFocus: true });
    await account.start(values);
  });
  return { submit: (event: FormEvent) => void submit(event), onIdChecked: setFreeId };
}
