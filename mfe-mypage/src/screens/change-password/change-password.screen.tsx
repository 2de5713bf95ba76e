import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { pathOf, useServices, useStore } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { CheckboxField, TextField } from '@hyangro/ui/field';
import { Actions, Fields, TaskPage, WaysOn } from '../../features/common/task-page';
import { useFieldText } from '../../features/common/use-field-text';
import { NewPasswordFields } from '../../features/new-password/new-password-fields';
import { useMessages } from '../../messages';
import { useChangePasswordForm } from './change-password.form';
import { useChangePassword } from './use-change-password';

/** The current password, and the new one twice: other sessions end, this one goes on (R-MY-16). */
export default function ChangePasswordScreen() {
  const t = useMessages();
  const textOf = useFieldText();
  const services = useServices();
  const email = useStore(services.session).member?.email;
  const navigate = useNavigate();
  const form = useChangePasswordForm();
  const [isShown, setShown] = useState(false);
  const { submit, isPending } = useChangePassword(form, () => {
    services.toast(t('changePassword.done'));
    void navigate(pathOf('MyPage'), { replace: true });
  });
  const { currentPassword } = form.formState.errors;
  return (
    <TaskPage title={t('changePassword.title')} lead={t('changePassword.lead')}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        {/* For password managers: which account it is. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        <Fields>
          <TextField
            label={t('field.currentPassword')}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            // The server's words come whole: they name counts and seconds.
            error={currentPassword?.type === 'server' ? currentPassword.message : textOf(currentPassword?.message)}
            {...form.register('currentPassword', { deps: ['password'] })}
          />
          <NewPasswordFields register={form.register} errors={form.formState.errors} isShown={isShown} />
          <CheckboxField label={t('field.showPassword')} checked={isShown} onChange={(event) => setShown(event.currentTarget.checked)} />
        </Fields>
        <Actions>
          <Button type="submit" variant="primary" size="l" block loading={isPending}>
            {t('retype.submit')}
          </Button>
        </Actions>
      </form>
      <WaysOn>
        <Link to={pathOf('FindPassword')}>{t('login.findPassword')}</Link>
      </WaysOn>
    </TaskPage>
  );
}
