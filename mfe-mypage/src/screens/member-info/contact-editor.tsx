import styled from '@emotion/styled';
import type { ContactKind } from '@hyangro/contracts/session/recovery.rules';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { FieldWithButton } from '../../features/common/field-with-button';
import { useFieldText } from '../../features/common/use-field-text';
import { CodeStep } from '../../features/recovery/code-step';
import { useMessages } from '../../messages';
import { useContactChange } from './use-contact-change';

/** Another mailbox or phone, and the code that went there: only a right one changes anything. */
export const ContactEditor = ({ by, onChanged }: { by: ContactKind; onChanged(): void }) => {
  const t = useMessages();
  const textOf = useFieldText();
  const { form, sent, typed, sending } = useContactChange(by, onChanged);
  const isBusy = typed.isPending || sending.isPending;
  const error = textOf(form.formState.errors[by]?.message);
  const button = (
    <Button type="submit" variant={sent ? 'line' : 'primary'} loading={sending.isPending} disabled={sent !== null}>
      {t('code.send')}
    </Button>
  );
  return (
    <Editor>
      <FieldWithButton method="post" noValidate onSubmit={(event) => void sending.submit(event)}>
        {by === 'email' ? (
          <TextField
            label={t('memberInfo.newEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            error={error}
            {...form.register('email')}
          />
        ) : (
          <TextField
            label={t('memberInfo.newPhone')}
            hint={t('phone.phoneHint')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            error={error}
            {...form.register('phone')}
          />
        )}
        {button}
      </FieldWithButton>
      {sent && (
        <>
          <Notice tone="info" role="status">
            {t('memberInfo.codeSent', { to: sent.sentTo })}
          </Notice>
          <CodeStep
            sent={sent}
            code={typed.code}
            error={typed.error}
            isBusy={isBusy}
            onCode={typed.setCode}
            onConfirm={typed.confirm}
            onResend={() => void sending.submit()}
          />
        </>
      )}
    </Editor>
  );
};

const Editor = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 12px;
  padding: 16px;
  border-radius: var(--radius-card);
  background: var(--color-bg-sunken);
`;
