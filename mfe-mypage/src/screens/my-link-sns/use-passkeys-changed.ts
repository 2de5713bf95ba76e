import type { Passkey } from '@hyangro/contracts/session/passkey.contract';
import { useServices } from '@hyangro/runtime';
import { passkeyQueries } from '../../data/passkey.queries';
import { snsQueries } from '../../data/sns.queries';

/** Takes over the passkeys that the server has answered. Whether another way in is the last one may have changed with them. */
export function usePasskeysChanged(): (passkeys: Passkey[]) => void {
  const services = useServices();
  return (passkeys) => {
    services.queryClient.setQueryData(passkeyQueries.list(services).queryKey, passkeys);
    void services.queryClient.invalidateQueries({ queryKey: snsQueries.links(services).queryKey });
  };
}
