import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { Actions, Fields, TaskPage } from '../../features/common/task-page';
import { useEntryPath } from '../../features/common/use-entry-path';
import { useFieldText } from '../../features/common/use-field-text';
import { CodeWasSent } from '../../features/recovery/code-was-sent';
import { ContactFields } from '../../features/recovery/contact-fields';
import { sentCode, type SentCode } from '../../features/recovery/recovery-state';
import { useSendCode } from '../../features/recovery/use-send-code';
import { useTypedCode } from '../../features/recovery/use-typed-code';
import { useMessages } from '../../messages';
import { useFindIdForm } from './find-id.form';

const mutationKey = ['mypage', 'find-id'];

/** Name and phone or e-mail, then the code that went there; the ids go on to the result (R-ACC-11). */
export default function FindIdScreen() {
  const t = useMessages();
  const textOf = useFieldText();
  const { api, now } = useServices();
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  const form = useFindIdForm();
  const [asked, setAsked] = useState<{ sent: SentCode; values: string } | null>(null);
  const typed = useTypedCode({
    call: 'POST /login/find-id/confirm',
    mutationKey,
    confirm: (code) => api('POST /login/find-id/confirm', { body: { verificationCd: asked?.sent.verificationCd ?? '', code } }),
    onConfirmed: ({ accounts }) => void navigate(entryPath('FindIdResult'), { state: { accounts } }),
  });
  const sending = useSendCode(form, {
    call: 'POST /login/find-id',
    mutationKey,
    send: (body) => api('POST /login/find-id', { body }),
    onSent(answer) {
      typed.clear();
      setAsked({ sent: sentCode(answer, now()), values: JSON.stringify(form.getValues()) });
    },
    contactOf: ({ by }) => by,
  });
  const values = JSON.stringify(useWatch({ control: form.control }));
  // Another name or contact needs another code.
  const sent = asked?.values === values ? asked.sent : null;
  return (
    <TaskPage title={t('findId.title')} lead={t('findId.lead')}>
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={(event) => void sending.submit(event)}>
          <Fields>
            <TextField
              label={t('field.memNm')}
              autoComplete="name"
              error={textOf(form.formState.errors.memNm?.message)}
              {...form.register('memNm')}
            />
            <ContactFields />
          </Fields>
          {!sent && (
            <Actions>
              <Button type="submit" variant="primary" size="l" block loading={sending.isPending}>
                {t('code.send')}
              </Button>
            </Actions>
          )}
        </form>
      </FormProvider>
      {sent && <CodeWasSent sent={sent} typed={typed} sending={sending} />}
    </TaskPage>
  );
}
