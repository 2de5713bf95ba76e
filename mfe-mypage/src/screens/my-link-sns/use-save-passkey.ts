import type { Passkey } from '@hyangro/contracts/session/passkey.contract';
import { fieldErrorsOf, useServices, useSingleMutation } from '@hyangro/runtime';
import { loadDevice } from '../../features/common/passkey/load-device';
import { passkeyFaultOf } from '../../features/common/passkey/passkey-fault';
import { useRecentProof } from '../../features/proof/use-recent-proof';
import { useMessages } from '../../messages';
import type { PasskeyForm, PasskeyValues } from './passkey.form';
import { usePasskeysChanged } from './use-passkeys-changed';

/** Makes a passkey on this device and adds it under a name, or gives one that stands another name. */
export function useSavePasskey(form: PasskeyForm, passkey: Passkey | null, onSaved: () => void) {
  const t = useMessages();
  const { api, toast, reportError } = useServices();
  const changed = usePasskeysChanged();
  const { withProof, proofSheet } = useRecentProof();
  const add = async ({ name }: PasskeyValues) => {
    const [options, { makePasskey }] = await Promise.all([withProof(() => api('POST /member/passkeys/options')), loadDevice()]);
    return api('POST /member/passkeys', { body: { name, response: await makePasskey(options) } });
  };
  const { start, isPending, error } = useSingleMutation({
    mutationKey: ['mypage', 'save-passkey'],
    mutationFn: (values: PasskeyValues) =>
      passkey ? api('PATCH /member/passkeys/:passkeyCd', { params: { passkeyCd: passkey.passkeyCd }, body: values }) : add(values),
    onSuccess(passkeys) {
      changed(passkeys);
      toast(t(passkey ? 'passkeys.renamed' : 'passkeys.added'));
      onSaved();
    },
    onError: (failure) => {
      if (passkeyFaultOf(failure)) return undefined;
      const { name } = fieldErrorsOf(failure);
      return name ? form.setError('name', { message: name }, { shouldFocus: true }) : reportError(failure);
    },
  });
  return { start, isPending, error, proofSheet };
}
