import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Actions, Fields, WaysOn } from '../../features/common/task-page';
import { PasswordField } from '../../features/proof/password-field';
import { usePasswordProof } from '../../features/proof/use-password-proof';
import { useMessages } from '../../messages';

/** The password once more; a wrong one, and a lock, are told at the field. */
export const PasswordProof = ({ onProved }: { onProved(): void }) => {
  const t = useMessages();
  const { field, error, submit, isPending } = usePasswordProof(onProved);
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <Fields>
          <PasswordField field={field} error={error} />
        </Fields>
        <Actions>
          <Button type="submit" variant="primary" size="l" block loading={isPending}>
            {t('proof.submit')}
          </Button>
        </Actions>
      </form>
      <WaysOn>
        <Link to={pathOf('FindPassword')}>{t('login.findPassword')}</Link>
      </WaysOn>
    </>
  );
};
