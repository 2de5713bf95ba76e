import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSendForm } from '@hyangro/commerce/form';
import { VERIFICATION_OVER } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Actions, Fields, TaskPage } from '../../features/common/task-page';
import { typedIdStore } from '../../features/common/typed-id';
import { useEntryPath } from '../../features/common/use-entry-path';
import { NewPasswordFields } from '../../features/new-password/new-password-fields';
import { provenOf } from '../../features/recovery/recovery-state';
import { useMessages } from '../../messages';
import { useRetypeForm } from './retype.form';

const RESET = 'POST /login/reset';

/** The new password twice under a confirmed code; opened without one it starts over (R-ACC-16). */
export default function FindPasswordRetypeScreen() {
  const entryPath = useEntryPath();
  const proven = provenOf(useLocation().state);
  return proven ? <Retype {...proven} /> : <Navigate to={entryPath('FindPassword')} replace />;
}

const Retype = ({ verificationCd, loginId }: { verificationCd: string; loginId: string }) => {
  const t = useMessages();
  const term = useTerms();
  const { api, memberMemory, reportError, toast } = useServices();
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  const form = useRetypeForm();
  const { submit, isPending } = useSendForm(form, {
    mutationKey: ['mypage', 'reset-password'],
    send: (values) =>
      api(RESET, { body: { verificationCd, ...values } }).catch(async (error: unknown) => {
        // The proof is used or too old: nothing typed here can mend that.
        if (!isRefusal(error, RESET, VERIFICATION_OVER)) throw error;
        await reportError(error);
        return 'over' as const;
      }),
    onSent(answer) {
      if (answer === 'over') return void navigate(entryPath('FindPassword'), { replace: true });
      typedIdStore(memberMemory).set(loginId);
      toast(term('login.a0007'));
      return void navigate(entryPath('Login'), { replace: true });
    },
  });
  return (
    <TaskPage title={t('retype.title')} lead={t('retype.lead')}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        {/* For password managers: which account it is. */}
        <input type="text" autoComplete="username" value={loginId} readOnly hidden />
        <Fields>
          <NewPasswordFields register={form.register} errors={form.formState.errors} />
        </Fields>
        <Actions>
          <Button type="submit" variant="primary" size="l" block loading={isPending}>
            {t('retype.submit')}
          </Button>
        </Actions>
      </form>
    </TaskPage>
  );
};
