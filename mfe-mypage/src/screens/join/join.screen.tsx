import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf, useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { AccountFields } from '../../features/account-fields/account-fields';
import { useAccountForm, type AccountValues } from '../../features/account-fields/account.form';
import { referralOf } from '../../features/account-fields/invitation';
import { useCreateAccount } from '../../features/account-fields/use-create-account';
import { Agreements } from '../../features/agreements/agreements';
import { hasRequired } from '@hyangro/contracts/member/agreements';
import { profileOf } from '../../features/sign-up-steps/sign-up-state';
import { Actions, TaskPage } from '../../features/common/task-page';
import { useEntryPath } from '../../features/common/use-entry-path';
import { useMessages } from '../../messages';

/** Join of the other locale builds: one page; a social profile that came along fills it in. */
export default function JoinScreen() {
  const t = useMessages();
  const services = useServices();
  const { api, storage } = services;
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  const { state, search, hash } = useLocation();
  const { openId, ...profile } = profileOf(state);
  const [agreed, setAgreed] = useState<string[]>([]);
  const form = useAccountForm('join', {
    ...profile,
    referrer: storage.local.get('refId') ?? '',
  });
  const create = ({ passwordAgain: _, referrer, gender, ...values }: AccountValues) =>
    api('POST /member/join', { body: { ...values, gender: gender as '01' | '02', agreeTerms: agreed, ...referralOf(services, referrer) } });
  const { submit, onIdChecked } = useCreateAccount(
    'POST /member/join',
    form,
    create,
    ({ nickname }) =>
      void navigate(openId ? pathOf('JoinSnsComplete', { openId }) + search + hash : entryPath('JoinComplete'), {
        state: { nickname },
        replace: true,
      }),
  );
  return (
    <TaskPage title={t('join.title')} lead={t('join.lead')}>
      <form method="post" noValidate onSubmit={submit}>
        <AccountFields form={form} kind="join" onIdChecked={onIdChecked} />
        <Agreements agreed={agreed} onChange={setAgreed} />
        <Actions>
          <Button type="submit" variant="primary" size="l" block loading={form.formState.isSubmitting} disabled={!hasRequired(agreed)}>
            {t('details.submit')}
          </Button>
        </Actions>
      </form>
    </TaskPage>
  );
}
