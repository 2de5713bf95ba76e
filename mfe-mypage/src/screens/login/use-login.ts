import { useState, type FormEvent } from 'react';
import { LOGIN_FAILED, LOGIN_LOCKED, MEMBER_LOCKED } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import type { LoginForm, LoginValues } from './login.form';

/** From the third wrong password on, the lock is explained. */
const EXPLAIN_LOCK_FROM = 3;

interface Options {
  onEntered(): void;
  /** The id is locked; seconds until its next attempt is looked at. */
  onLocked(loginId: string, seconds: number): void;
}

/** Logs in once; a refusal is told the shop's way, and the password is chosen for typing anew. */
export function useLogin(form: LoginForm, { onEntered, onLocked }: Options) {
  const services = useServices();
  const [isLockNear, setLockNear] = useState(false);
  const [suspendedId, setSuspendedId] = useState<string | null>(null);
  const { start, isPending } = useSingleMutation({
    mutationKey: ['mypage', 'login'],
    mutationFn: async (values: LoginValues) => {
      const member = await services.api('POST /login', { body: values });
      services.track('login', { method: 'password' });
      await services.sessionStarted(member);
    },
    onSuccess: onEntered,
    onError: async (error, { loginId }) => {
      if (isRefusal(error, 'POST /login', LOGIN_LOCKED)) onLocked(loginId, error.body.args[0]);
      const isSuspended = isRefusal(error, 'POST /login', MEMBER_LOCKED);
      setSuspendedId(isSuspended ? loginId : null);
      setLockNear(isRefusal(error, 'POST /login', LOGIN_FAILED) && error.body.args[0] >= EXPLAIN_LOCK_FROM);
      // It stands on the page, with the way to whoever can help.
      if (isSuspended) return;
      await services.reportError(error);
      form.setFocus('password', { shouldSelect: true });
    },
  });
  const submit = form.handleSubmit((values) => start(values));
  return { submit: (event: FormEvent) => void submit(event), isPending, isLockNear, suspendedId };
}
