import styled from '@emotion/styled';
import { MEMBER_LOCKED } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Lock } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';
import { loadDevice } from '../common/passkey/load-device';
import { passkeyFaultOf } from '../common/passkey/passkey-fault';
import { PasskeyFaultNotice } from '../common/passkey/passkey-fault-notice';
import { Suspended } from '../common/suspended';
import { useCanPasskey } from '../common/passkey/use-can-passkey';

/** Logging in by a passkey, where the browser has them; no id is asked for, since the device knows whose it is. */
export const PasskeyLogin = ({ onEntered }: { onEntered(): void }) => {
  const t = useMessages();
  const { api, sessionStarted, track, reportError } = useServices();
  const canPasskey = useCanPasskey();
  const { start, isPending, error } = useSingleMutation({
    mutationKey: ['mypage', 'passkey-login'],
    mutationFn: async () => {
      const [options, { signByPasskey }] = await Promise.all([api('POST /login/passkey/options'), loadDevice()]);
      const member = await api('POST /login/passkey', { body: { response: await signByPasskey(options) } });
      track('login', { method: 'passkey' });
      await sessionStarted(member);
    },
    onSuccess: onEntered,
    onError: (failure) => (passkeyFaultOf(failure) || isSuspended(failure) ? undefined : reportError(failure)),
  });
  if (!canPasskey) return null;
  return (
    <Way>
      <Button type="button" variant="line" size="l" block loading={isPending} onClick={() => void start()}>
        <Lock size={20} />
        {t('passkey.login')}
      </Button>
      <PasskeyFaultNotice error={error} />
      {isSuspended(error) && <Suspended />}
    </Way>
  );
};

const isSuspended = (error: unknown) => isRefusal(error, 'POST /login/passkey', MEMBER_LOCKED);

const Way = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-5);
  svg { margin-right: var(--space-2); }
`;
