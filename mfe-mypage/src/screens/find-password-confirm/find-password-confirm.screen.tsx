import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { VERIFICATION_LIMIT } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import { TaskPage } from '../../features/common/task-page';
import { useEntryPath } from '../../features/common/use-entry-path';
import { CodeStep } from '../../features/recovery/code-step';
import { recoveryOf, sentCode, type Recovery } from '../../features/recovery/recovery-state';
import { useTypedCode } from '../../features/recovery/use-typed-code';
import { useMessages } from '../../messages';

const SEND = 'POST /login/find-password';
const CONFIRM = 'POST /login/find-password/confirm';
const mutationKey = ['mypage', 'find-password'];

/** Takes the code that went out; opened without one it starts over (R-ACC-15). */
export default function FindPasswordConfirmScreen() {
  const entryPath = useEntryPath();
  const recovery = recoveryOf(useLocation().state);
  return recovery ? <Confirm recovery={recovery} /> : <Navigate to={entryPath('FindPassword')} replace />;
}

const Confirm = ({ recovery }: { recovery: Recovery }) => {
  const t = useMessages();
  const { api, now, reportError } = useServices();
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  const { verificationCd, loginId, by, contact } = recovery;
  const typed = useTypedCode({
    call: CONFIRM,
    mutationKey,
    confirm: (code) => api(CONFIRM, { body: { verificationCd, code } }),
    // In place of this page: the code works once.
    onConfirmed: () => void navigate(entryPath('FindPasswordRetype'), { state: { provenCd: verificationCd, loginId }, replace: true }),
  });
  const resending = useSingleMutation({
    mutationKey,
    mutationFn: () => api(SEND, { body: by === 'phone' ? { loginId, by, phone: contact } : { loginId, by, email: contact } }),
    onSuccess(answer) {
      typed.clear();
      const state: Recovery = { ...recovery, ...sentCode(answer, now()) };
      void navigate(entryPath('FindPasswordConfirm'), { state, replace: true });
    },
    onError: (error) => (isRefusal(error, SEND, VERIFICATION_LIMIT) ? typed.fail(error.body.messageCode) : reportError(error)),
  });
  return (
    <TaskPage title={t('findPasswordConfirm.title')} lead={t('findPasswordConfirm.lead', { to: recovery.sentTo })}>
      <CodeStep
        sent={recovery}
        code={typed.code}
        error={typed.error}
        isBusy={typed.isPending || resending.isPending}
        onCode={typed.setCode}
        onConfirm={typed.confirm}
        onResend={() => void resending.start()}
      />
    </TaskPage>
  );
};
