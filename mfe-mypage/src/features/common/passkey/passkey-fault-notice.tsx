import { PASSKEYS_MAX } from '@hyangro/contracts/constants';
import { Notice } from '@hyangro/ui/notice';
import { useMessages } from '../../../messages';
import { passkeyFaultOf } from './passkey-fault';

/** Why the last try with a passkey came to nothing; nothing for other failures, which the shop tells its own way. */
export const PasskeyFaultNotice = ({ error }: { error: unknown }) => {
  const t = useMessages();
  const fault = passkeyFaultOf(error);
  return fault ? (
    <Notice tone="warn" role="alert">
      {t(`passkey.fault.${fault}`, { max: PASSKEYS_MAX })}
    </Notice>
  ) : null;
};
