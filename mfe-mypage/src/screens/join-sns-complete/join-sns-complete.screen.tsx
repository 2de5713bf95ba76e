import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SNS_PROOF_MISSING, SNS_TAKEN } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, pathOf, useRouteParams, useServices, useSingleMutation, useStore, useTerms } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { ErrorState } from '@hyangro/ui/error-state';
import { Notice } from '@hyangro/ui/notice';
import { SkeletonText } from '@hyangro/ui/skeleton';
import { ConfirmEmail } from '../../features/confirm-email/confirm-email';
import type { EmailReward } from '../../features/confirm-email/use-email-code';
import { useRewardText } from '../../features/confirm-email/use-reward-text';
import { Actions, TaskPage } from '../../features/common/task-page';
import { useRecentProof } from '../../features/proof/use-recent-proof';
import { welcomeOf } from '../../features/sign-up-steps/sign-up-state';
import { Gift, Welcome } from '../../features/welcome/welcome';
import { useMessages } from '../../messages';

const CALL = 'POST /member/sns';

/** Links the account that this browser has proved to the member who has joined, and greets them (R-ACC-10). */
export default function JoinSnsCompleteScreen() {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const { openId } = useRouteParams('JoinSnsComplete');
  const { withProof, proofSheet } = useRecentProof();
  const { data, error, start } = useSingleMutation({
    mutationKey: ['mypage', 'sns-complete'],
    mutationFn: () => withProof(() => services.api(CALL, { body: { openId } })),
  });
  const send = useRef(start);
  // Once per account; the server answers a second time the same.
  useEffect(() => void send.current(), [openId]);
  if (data) return <Linked provider={t(`sns.${data.provider}`)} />;
  const refused = [SNS_PROOF_MISSING, SNS_TAKEN].find((each) => isRefusal(error, CALL, each));
  return (
    <TaskPage title={t('snsComplete.title')}>
      {refused ? (
        <>
          <Notice tone="warn" role="alert">
            {t(refused === SNS_TAKEN ? 'snsComplete.taken' : 'snsComplete.missing')}
          </Notice>
          <Actions>
            <LinkButton variant="primary" size="l" block to={pathOf('MyLinkSns')}>
              {t('snsComplete.toLinks')}
            </LinkButton>
          </Actions>
        </>
      ) : error ? (
        <ErrorState title={t('snsComplete.failed')} retryLabel={term('action.retry')} onRetry={() => void start()} />
      ) : (
        <SkeletonText lines={3} />
      )}
      {proofSheet}
    </TaskPage>
  );
}

/** The greeting; whoever has just joined finds the gift here, or the way to it. */
const Linked = ({ provider }: { provider: string }) => {
  const t = useMessages();
  const welcome = welcomeOf(useLocation().state);
  const { member } = useStore(useServices().session);
  const locale = useStore(useServices().locale);
  return (
    <Welcome nickname={welcome?.nickname ?? member?.nickname ?? ''}>
      <Notice tone="genuine" role="status">
        {t('snsComplete.linked', { provider })}
      </Notice>
      {welcome && (locale === 'ko' ? welcome.isRewarded && <Gift>{t('welcome.points')}</Gift> : <EmailGift />)}
    </Welcome>
  );
};

const EmailGift = () => {
  const textOf = useRewardText();
  const [reward, setReward] = useState<EmailReward | null>(null);
  if (!reward) return <ConfirmEmail onConfirmed={setReward} />;
  return <Notice tone="info">{textOf(reward)}</Notice>;
};
