import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { Actions } from '../../features/common/task-page';
import { useFieldText } from '../../features/common/use-field-text';
import { CodeWasSent } from '../../features/recovery/code-was-sent';
import { sentCode, type SentCode } from '../../features/recovery/recovery-state';
import { useSendCode } from '../../features/recovery/use-send-code';
import { useTypedCode } from '../../features/recovery/use-typed-code';
import { useMessages } from '../../messages';
import type { PhoneForm } from './login.form';

const mutationKey = ['mypage', 'phone-login'];

/** A phone, and the code that went there, open a session. */
export const PhoneLogin = ({ form, onEntered }: { form: PhoneForm; onEntered(): void }) => {
  const t = useMessages();
  const textOf = useFieldText();
  const { api, now, sessionStarted, track } = useServices();
  const [asked, setAsked] = useState<{ sent: SentCode; phone: string } | null>(null);
  const typed = useTypedCode({
    call: 'POST /login/phone/confirm',
    mutationKey,
    async confirm(code) {
      const member = await api('POST /login/phone/confirm', { body: { verificationCd: asked?.sent.verificationCd ?? '', code } });
      track('login', { method: 'phone' });
      await sessionStarted(member);
    },
    onConfirmed: onEntered,
  });
  const sending = useSendCode(form, {
    call: 'POST /login/phone',
    mutationKey,
    send: (body) => api('POST /login/phone', { body }),
    onSent(answer) {
      typed.clear();
      setAsked({ sent: sentCode(answer, now()), phone: form.getValues('phone') });
    },
    contactOf: () => 'phone',
  });
  const current = useWatch({ control: form.control, name: 'phone' });
  // Another number needs another code.
  const sent = asked?.phone === current ? asked.sent : null;
  return (
    <>
      <form method="post" noValidate onSubmit={(event) => void sending.submit(event)}>
        <TextField
          label={t('phone.phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          hint={t('phone.phoneHint')}
          error={textOf(form.formState.errors.phone?.message)}
          {...form.register('phone')}
        />
        {!sent && (
          <Actions>
            <Button type="submit" variant="primary" size="l" block loading={sending.isPending}>
              {t('code.send')}
            </Button>
          </Actions>
        )}
      </form>
      {sent && <CodeWasSent sent={sent} typed={typed} sending={sending} />}
    </>
  );
};
