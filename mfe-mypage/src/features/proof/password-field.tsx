import { useServices, useStore } from '@hyangro/runtime';
import { TextField } from '@hyangro/ui/field';
import { useMessages } from '../../messages';
import type { usePasswordProof } from './use-password-proof';

/** The password of who is logged in. */
export const PasswordField = ({ field, error }: Pick<ReturnType<typeof usePasswordProof>, 'field' | 'error'>) => {
  const t = useMessages();
  const email = useStore(useServices().session).member?.email;
  return (
    <>
      {/* For password managers: which account it is. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <TextField label={t('field.password')} type="password" autoComplete="current-password" error={error} {...field} />
    </>
  );
};
