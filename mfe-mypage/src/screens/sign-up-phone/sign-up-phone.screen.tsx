import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { useFieldText } from '../../features/common/use-field-text';
import { CodeField } from '../../features/common/code-field';
import { profileOf } from '../../features/sign-up-steps/sign-up-state';
import { SignUpSteps } from '../../features/sign-up-steps/sign-up-steps';
import { Actions, Fields, TaskPage } from '../../features/common/task-page';
import { useEntryPath } from '../../features/common/use-entry-path';
import { useMessages } from '../../messages';
import { usePhoneProof } from './use-phone-proof';

/** Step 2: a six-digit code proves the phone; what was proven goes on to step 3. */
export default function SignUpPhoneScreen() {
  const t = useMessages();
  const textOf = useFieldText();
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  const profile = profileOf(useLocation().state);
  const proof = usePhoneProof((proven) => void navigate(entryPath('SignUp3'), { state: { ...proven, ...profile } }));
  const { phone, code, sent, errors, busy } = proof;
  return (
    <>
      <SignUpSteps current={1} />
      <TaskPage title={t('phone.title')} lead={t('phone.lead')}>
        <form
          method="post"
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
            {sent && <CodeField code={code} error={textOf(errors.code)} secondsLeft={sent.secondsLeft} onChange={proof.setCode} />}
          </Fields>
          <Actions>
            <Button type="submit" variant="primary" size="l" block loading={busy}>
              {sent ? t('code.confirm') : t('code.send')}
            </Button>
            {sent && (
              <Button type="button" variant="line" size="m" block disabled={sent.resendIn > 0 || busy} onClick={() => void proof.send()}>
                {sent.resendIn > 0 ? t('code.resendIn', { count: sent.resendIn }) : t('code.resend')}
              </Button>
            )}
          </Actions>
        </form>
      </TaskPage>
    </>
  );
}
