import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf, useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { AccountFields } from '../../features/account-fields/account-fields';
import { useAccountForm, type AccountValues } from '../../features/account-fields/account.form';
import { referralOf } from '../../features/account-fields/invitation';
import { useCreateAccount } from '../../features/account-fields/use-create-account';
import { Agreements } from '../../features/agreements/agreements';
import { hasRequired } from '../../features/agreements/agreement-list';
import { Actions, TaskPage } from '../../features/common/task-page';
import { useMessages } from '../../messages';

/** Join of the other locale builds: one page; a social profile that came along fills it in. */
export default function JoinScreen() {
  const t = useMessages();
  const services = useServices();
  const { api, storage } = services;
  const navigate = useNavigate();
  const profile = (useLocation().state ?? {}) as Partial<AccountValues>;
  const [agreed, setAgreed] = useState<string[]>([]);
  const form = useAccountForm('join', {
    email: profile.email ?? '',
    nickname: profile.nickname ?? '',
    referrer: storage.local.get('refId') ?? '',
  });
  const create = ({ passwordAgain: _, referrer, gender, ...values }: AccountValues) =>
    api('POST /member/join', { body: { ...values, gender: gender as '01' | '02', agreeTerms: agreed, ...referralOf(services, referrer) } });
  const { submit, onIdChecked } = useCreateAccount(
    'POST /member/join',
    form,
    create,
    ({ nickname }) => void navigate(pathOf('JoinComplete'), { state: { nickname }, replace: true }),
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
