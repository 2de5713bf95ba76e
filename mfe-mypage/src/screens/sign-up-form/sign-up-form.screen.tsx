import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { pathOf, useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { AccountFields } from '../../features/account-fields/account-fields';
import { useAccountForm, type AccountValues } from '../../features/account-fields/account.form';
import { referralOf } from '../../features/account-fields/invitation';
import { useCreateAccount } from '../../features/account-fields/use-create-account';
import { SignUpSteps } from '../../features/sign-up-steps/sign-up-steps';
import { profileOf, provenPhoneOf, type ProvenPhone } from '../../features/sign-up-steps/sign-up-state';
import { Actions, TaskPage } from '../../features/common/task-page';
import { useEntryPath } from '../../features/common/use-entry-path';
import { useMessages } from '../../messages';

/** Step 3 of the Korean sign-up; without a proven phone it starts over. */
export default function SignUpFormScreen() {
  const proven = provenPhoneOf(useLocation().state);
  const entryPath = useEntryPath();
  return proven ? <Details proven={proven} /> : <Navigate to={entryPath('SignUp1')} replace />;
}

const Details = ({ proven }: { proven: ProvenPhone }) => {
  const t = useMessages();
  const services = useServices();
  const { api, storage } = services;
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  const { state, search, hash } = useLocation();
  const { openId, ...profile } = profileOf(state);
  const form = useAccountForm('signUp', { ...profile, referrer: storage.local.get('refId') ?? '' });
  const create = ({ passwordAgain: _, referrer, gender, ...values }: AccountValues) =>
    api('POST /member/sign-up', {
      body: {
        ...values,
        ...proven,
        gender: gender as '01' | '02',
        agreeTerms: storage.local.get('agreeTerms') ?? [],
        ...referralOf(services, referrer),
      },
    });
  const { submit, onIdChecked } = useCreateAccount(
    'POST /member/sign-up',
    form,
    create,
    ({ nickname, rewardPoints }) =>
      void navigate(openId ? pathOf('JoinSnsComplete', { openId }) + search + hash : entryPath('SignUp4'), {
        state: { nickname, rewardPoints: String(rewardPoints) },
        replace: true,
      }),
  );
  return (
    <>
      <SignUpSteps current={2} />
      <TaskPage title={t('details.title')}>
        <form method="post" noValidate onSubmit={submit}>
          <AccountFields form={form} kind="signUp" onIdChecked={onIdChecked} />
          <Actions>
            <Button type="submit" variant="primary" size="l" block loading={form.formState.isSubmitting}>
              {t('details.submit')}
            </Button>
          </Actions>
        </form>
      </TaskPage>
    </>
  );
};
