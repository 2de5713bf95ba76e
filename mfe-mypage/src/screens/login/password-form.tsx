import { useState } from 'react';
import { useTerms } from '@hyangro/runtime';
import { LOGIN_LOCK } from '@hyangro/contracts/constants';
import { Button } from '@hyangro/ui/button';
import { CheckboxField, TextField } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { clockText } from '../../features/common/clock-text';
import { Suspended } from '../../features/common/suspended';
import { Actions, Fields } from '../../features/common/task-page';
import { useFieldText } from '../../features/common/use-field-text';
import { useMessages } from '../../messages';
import { useLock } from './use-lock';
import { useLogin } from './use-login';
import { useRememberedId } from './use-remembered-id';
import type { VariantProps } from './variant';

/** Id and password. A lock is counted down; what was typed stays, and on the next visit the id, if that is wanted. */
export const PasswordForm = ({ form, onEntered }: Pick<VariantProps, 'form' | 'onEntered'>) => {
  const t = useMessages();
  const term = useTerms();
  const textOf = useFieldText();
  const [isShown, setShown] = useState(false);
  const remembered = useRememberedId(form);
  const loginId = form.watch('loginId');
  const lock = useLock(loginId);
  const { submit, isPending, isLockNear, suspendedId } = useLogin(form, {
    onLocked: lock.begin,
    onEntered() {
      remembered.keep(form.getValues('loginId'));
      onEntered();
    },
  });
  const { errors } = form.formState;
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Fields>
        <TextField
          label={t('field.loginId')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={textOf(errors.loginId?.message)}
          {...form.register('loginId')}
        />
        <TextField
          label={t('field.password')}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          error={textOf(errors.password?.message)}
          {...form.register('password')}
        />
        <div>
          <CheckboxField
            label={t('login.remember')}
            checked={remembered.isWanted}
            onChange={(event) => remembered.want(event.currentTarget.checked)}
          />
          <CheckboxField label={t('field.showPassword')} checked={isShown} onChange={(event) => setShown(event.currentTarget.checked)} />
        </div>
        {suspendedId === loginId && <Suspended />}
        {lock.secondsLeft > 0 && <Notice tone="warn">{t('login.lockedFor', { ...LOGIN_LOCK, clock: clockText(lock.secondsLeft) })}</Notice>}
        {lock.secondsLeft === 0 && isLockNear && <Notice tone="warn">{t('login.lockSoon', { ...LOGIN_LOCK })}</Notice>}
      </Fields>
      <Actions>
        <Button type="submit" variant="primary" size="l" block loading={isPending} disabled={lock.secondsLeft > 0}>
          {term('action.login')}
        </Button>
      </Actions>
    </form>
  );
};
