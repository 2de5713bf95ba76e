import { Suspense, useEffect, useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '@hyangro/runtime';
import { SkeletonText } from '@hyangro/ui/skeleton';
import { memberInfoQueries } from '../../data/member-info.queries';
import { TaskPage } from '../../features/common/task-page';
import { useCanPasskey } from '../../features/common/passkey/use-can-passkey';
import { AccountProof } from '../../features/proof/account-proof';
import { infoIsShown } from '../../features/proof/info-is-shown';
import { PasskeyProof } from '../../features/proof/passkey-proof';
import { useMessages } from '../../messages';
import { PasswordProof } from './password-proof';
import { isAsked, useProofTarget } from './proof-target';

/** Who is there? By the password, a passkey, or a login with a linked account. Who comes Back from their own data goes on back (R-MY-19). */
export default function MemberInfoConfirmScreen() {
  const t = useMessages();
  const isPassed = useIsPassed();
  if (isPassed) return null;
  return (
    <TaskPage title={t('proof.title')} lead={t('proof.lead')}>
      <Suspense fallback={<SkeletonText lines={4} />}>
        <Proof />
      </Suspense>
    </TaskPage>
  );
}

const Proof = () => {
  const services = useServices();
  const navigate = useNavigate();
  const target = useProofTarget();
  const { data } = useSuspenseQuery(memberInfoQueries.proofWays(services));
  const canPasskey = useCanPasskey() && data.hasPasskey;
  const goOn = () => {
    // It may hold that a proof is missing.
    services.queryClient.removeQueries({ queryKey: memberInfoQueries.detail(services).queryKey });
    void navigate(target, { replace: true });
  };
  return (
    <>
      {data.hasPassword && <PasswordProof onProved={goOn} />}
      {!data.hasPassword && (data.providers.length > 0 || !canPasskey) && <AccountProof providers={data.providers} />}
      {canPasskey && <PasskeyProof onProved={goOn} />}
    </>
  );
};

/** True, and one step back in history, when the screen before was the member's own data and no call has asked for a proof. */
function useIsPassed(): boolean {
  const { memberMemory } = useServices();
  const navigate = useNavigate();
  const { state } = useLocation();
  // The screen before is still there while this one is drawn for the first time.
  const [isPassed] = useState(() => infoIsShown(memberMemory).get() && !isAsked(state));
  useEffect(() => {
    if (isPassed) void navigate(-1);
  }, [isPassed, navigate]);
  return isPassed;
}
