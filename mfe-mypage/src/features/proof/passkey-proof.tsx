import styled from '@emotion/styled';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { useMessages } from '../../messages';
import { loadDevice } from '../common/passkey/load-device';
import { passkeyFaultOf } from '../common/passkey/passkey-fault';
import { PasskeyFaultNotice } from '../common/passkey/passkey-fault-notice';

/** A passkey of the member's proves who is there; what goes wrong is said below the button. */
export const PasskeyProof = ({ onProved }: { onProved(): void }) => {
  const t = useMessages();
  const { api, reportError } = useServices();
  const { start, isPending, error } = useSingleMutation({
    mutationKey: ['mypage', 'passkey-proof'],
    mutationFn: async () => {
      const [options, { signByPasskey }] = await Promise.all([api('POST /member/confirm-passkey/options'), loadDevice()]);
      await api('POST /member/confirm-passkey', { body: { response: await signByPasskey(options) } });
    },
    onSuccess: onProved,
    onError: (failure) => (passkeyFaultOf(failure) ? undefined : reportError(failure)),
  });
  return (
    <Way>
      <Button type="button" variant="line" size="l" block loading={isPending} onClick={() => void start()}>
        {t('proof.byPasskey')}
      </Button>
      <PasskeyFaultNotice error={error} />
    </Way>
  );
};

const Way = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-4);
`;
