import { useNavigate } from 'react-router-dom';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { useFieldText } from '../../shared/use-field-text';
import { SignUpSteps } from '../../features/sign-up-steps/sign-up-steps';
import { Actions, Fields, TaskPage } from '../../shared/task-page';
import { useMessages } from '../../messages';
import { clockText } from './clock-text';
import { usePhoneProof } from './use-phone-proof';

/** Step 2: a six-digit code proves the phone; what was proven goes on to step 3. */
export default function SignUpPhoneScreen() {
  const t = useMessages();
  const textOf = useFieldText();
  const navigate = useNavigate();
  const proof = usePhoneProof((proven) => void navigate(pathOf('SignUp3'), { state: proven }));
  const { phone, code, sent, errors, busy } = proof;
  return (
    <>
      <SignUpSteps current={1} />
      <TaskPage title={t('phone.title')} lead={t('phone.lead')}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void (sent ? proof.confirm() : proof.send());
          }}
        >
          <Fields>
            <TextField
              label={t('phone.phone')}
              type="tel"
              inputMode="numeric"
              autoComplete="tel"
              hint={t('phone.phoneHint')}
              value={phone}
              error={textOf(errors.phone)}
              onChange={(event) => proof.setPhone(event.currentTarget.value)}
            />
            {sent && (
              <>
                <TextField
                  label={t('phone.code')}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={6}
                  value={code}
                  error={textOf(errors.code)}
                  trailing={<span aria-hidden>{clockText(sent.secondsLeft)}</span>}
                  onChange={(event) => proof.setCode(event.currentTarget.value)}
                />
                {sent.secondsLeft === 0 && <Notice tone="warn">{t('phone.expired')}</Notice>}
              </>
            )}
          </Fields>
          <Actions>
            <Button type="submit" variant="primary" size="l" block loading={busy}>
              {sent ? t('phone.confirm') : t('phone.send')}
            </Button>
            {sent && (
              <Button type="button" variant="line" size="m" block disabled={sent.resendIn > 0 || busy} onClick={() => void proof.send()}>
                {sent.resendIn > 0 ? t('phone.resendIn', { count: sent.resendIn }) : t('phone.resend')}
              </Button>
            )}
          </Actions>
        </form>
      </TaskPage>
    </>
  );
}
