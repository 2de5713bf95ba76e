import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SNS_PROOF_MISSING } from '@hyangro/contracts/errors/known-refusals';
import { ApiError, isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import { snsQueries } from '../../data/sns.queries';
import { returnPath } from '../../features/common/return-path';
import { useMessages } from '../../messages';
import { useMemberForm, type MemberValues } from './member.form';

const CALL = 'POST /login/sns-proof/link';

/** Links the proved account to the member of an id and password, who is logged in after that and goes where they wanted to. */
export function useLinkForm() {
  const t = useMessages();
  const services = useServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const form = useMemberForm();
  const { start, isPending } = useSingleMutation({
    mutationKey: ['mypage', 'sns-link'],
    mutationFn: async (body: MemberValues) => {
      const member = await services.api(CALL, { body });
      services.track('login', { method: 'sns' });
      await services.sessionStarted(member);
    },
    onSuccess: () => {
      services.toast(t('linkSns.linked'));
      void navigate(returnPath(search, hash), { replace: true });
    },
    onError: async (error) => {
      await services.reportError(error);
      // Nothing is proved any more: the screen looks again, and leads to the login.
      if (isRefusal(error, CALL, SNS_PROOF_MISSING)) return services.queryClient.refetchQueries(snsQueries.proof(services));
      if (error instanceof ApiError) form.setFocus('password', { shouldSelect: true });
    },
  });
  return { form, submit: form.handleSubmit((values) => start(values)), isPending };
}
