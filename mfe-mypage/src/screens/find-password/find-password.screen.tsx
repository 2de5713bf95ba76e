import { FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { Actions, Fields, TaskPage, WaysOn } from '../../features/common/task-page';
import { useEntryPath } from '../../features/common/use-entry-path';
import { useFieldText } from '../../features/common/use-field-text';
import { typedIdStore } from '../../features/common/typed-id';
import { ContactFields } from '../../features/recovery/contact-fields';
import { sentCode, type Recovery } from '../../features/recovery/recovery-state';
import { useSendCode } from '../../features/recovery/use-send-code';
import { useMessages } from '../../messages';
import { useFindPasswordForm } from './find-password.form';

/** Id and phone or e-mail; the answer is the same whether or not they fit an account (R-ACC-13). */
export default function FindPasswordScreen() {
  const t = useMessages();
  const textOf = useFieldText();
  const { api, memberMemory, now } = useServices();
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  const form = useFindPasswordForm(typedIdStore(memberMemory).get());
  const { submit, isPending } = useSendCode(form, {
    call: 'POST /login/find-password',
    mutationKey: ['mypage', 'find-password'],
    send: (body) => api('POST /login/find-password', { body }),
    onSent(answer, answers) {
      const contact = answers.by === 'phone' ? answers.phone : answers.email;
      const state: Recovery = { loginId: answers.loginId, by: answers.by, contact, ...sentCode(answer, now()) };
      void navigate(entryPath('FindPasswordResult'), { state });
    },
    contactOf: ({ by }) => by,
  });
  return (
    <TaskPage title={t('findPassword.title')} lead={t('findPassword.lead')}>
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={(event) => void submit(event)}>
          <Fields>
            <TextField
              label={t('field.loginId')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              error={textOf(form.formState.errors.loginId?.message)}
              {...form.register('loginId')}
            />
            <ContactFields />
          </Fields>
          <Actions>
            <Button type="submit" variant="primary" size="l" block loading={isPending}>
              {t('code.send')}
            </Button>
          </Actions>
        </form>
      </FormProvider>
      <WaysOn>
        <Link to={entryPath('FindId')}>{t('login.findId')}</Link>
      </WaysOn>
    </TaskPage>
  );
}
