import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { Notice } from '@hyangro/ui/notice';
import { ConfirmEmail } from '../../features/confirm-email/confirm-email';
import type { EmailReward } from '../../features/confirm-email/use-email-code';
import { useRewardText } from '../../features/confirm-email/use-reward-text';
import { welcomeOf } from '../../features/sign-up-steps/sign-up-state';
import { Gift, Welcome } from '../../features/welcome/welcome';

/** Shows the name that joined and the way to the gift; opened by itself it goes home (R-ACC-09). */
export default function JoinCompleteScreen() {
  const welcome = welcomeOf(useLocation().state);
  const textOf = useRewardText();
  const [reward, setReward] = useState<EmailReward | null>(null);
  if (!welcome) return <Navigate to={pathOf('Main')} replace />;
  return (
    <Welcome nickname={welcome.nickname}>
      {!reward && <ConfirmEmail onConfirmed={setReward} />}
      {reward &&
        (reward.points > 0 ? (
          <Gift>{textOf(reward)}</Gift>
        ) : (
          <Notice tone="info" role="status">
            {textOf(reward)}
          </Notice>
        ))}
    </Welcome>
  );
}
