import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { EMAIL_CODE, REWARDS } from '@hyangro/contracts/constants';
import { useMoney, useNow, useServices, useStore } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { useFieldText } from '../common/use-field-text';
import { CodeField } from '../common/code-field';
import { useEmailCode, type EmailReward } from './use-email-code';

/** Offers the sign-up gift for a confirmed e-mail address: a code by mail, typed here. */
export const ConfirmEmail = ({ onConfirmed }: { onConfirmed(reward: EmailReward): void }) => {
  const t = useMessages();
  const { integer } = useMoney();
  const textOf = useFieldText();
  const titleId = useId();
  const email = useStore(useServices().session).member?.email;
  const emailCode = useEmailCode(onConfirmed);
  const { sent, busy, error } = emailCode;
  return (
    <Card aria-labelledby={titleId}>
      <Title id={titleId}>{t('email.title', { points: integer(REWARDS.signUpPoints) })}</Title>
      <Lead>{email ? t('email.lead', { email }) : t('email.leadPlain')}</Lead>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void (sent ? emailCode.confirm() : emailCode.send());
        }}
      >
        <p role="status">{sent?.expiresAt && t('email.sent')}</p>
        {sent && <SentCode emailCode={emailCode} sent={sent} />}
        {!sent && error && <p role="alert">{textOf(error)}</p>}
        <Button type="submit" variant="primary" size="l" block loading={busy}>
          {sent ? t('code.confirm') : t('code.send')}
        </Button>
      </form>
    </Card>
  );
};

interface SentCodeProps {
  emailCode: ReturnType<typeof useEmailCode>;
  sent: NonNullable<ReturnType<typeof useEmailCode>['sent']>;
}
/** The field and the way to another code; both clocks tick each second. */
const SentCode = ({ emailCode, sent }: SentCodeProps) => {
  const t = useMessages();
  const textOf = useFieldText();
  const now = useNow(useServices().now());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [sent]);
  const secondsTo = (at: number) => Math.max(0, Math.ceil((at - now) / 1000));
  const resendIn = secondsTo(sent.resendAt);
  return (
    <>
      <CodeField
        ref={field}
        code={emailCode.code}
        error={textOf(emailCode.error)}
        secondsLeft={sent.expiresAt && Math.min(secondsTo(sent.expiresAt), EMAIL_CODE.minutes * 60)}
        onChange={emailCode.setCode}
      />
      <Button type="button" variant="line" size="m" block disabled={resendIn > 0 || emailCode.busy} onClick={() => void emailCode.send()}>
        {resendIn > 0 ? t('code.resendIn', { count: resendIn }) : t('code.resend')}
      </Button>
    </>
  );
};

const Card = styled.section`
  padding: var(--space-5);
  border-radius: var(--radius-card);
  background: var(--color-bg-sunken);
  form {
    display: grid;
    gap: var(--space-3);
    margin-top: var(--space-4);
  }
  [role='status'] {
    font-size: 14px;
    color: var(--color-text-2);
  }
  [role='status']:empty {
    display: none;
  }
  [role='alert'] {
    font-size: 13px;
    color: var(--color-danger);
  }
`;
const Title = styled.h2`
  ${text.titleM}
`;
const Lead = styled.p`
  margin-top: var(--space-1);
  font-size: 14px;
  color: var(--color-text-2);
  overflow-wrap: anywhere;
`;
