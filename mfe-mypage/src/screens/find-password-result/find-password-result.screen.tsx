import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { VERIFICATION } from '@hyangro/contracts/constants';
import { Button, LinkButton } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { Actions, TaskPage } from '../../features/common/task-page';
import { useEntryPath } from '../../features/common/use-entry-path';
import { recoveryOf } from '../../features/recovery/recovery-state';
import { useMessages } from '../../messages';

/** Says where the code went, masked (R-ACC-14); opened by itself it starts over. */
export default function FindPasswordResultScreen() {
  const t = useMessages();
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  const recovery = recoveryOf(useLocation().state);
  if (!recovery) return <Navigate to={entryPath('FindPassword')} replace />;
  return (
    <TaskPage
      title={t('findPasswordResult.title')}
      lead={t('findPasswordResult.lead', { to: recovery.sentTo, minutes: VERIFICATION.minutes })}
    >
      <Notice tone="info">{t('recovery.nothingCame')}</Notice>
      <Actions>
        <Button
          type="button"
          variant="primary"
          size="l"
          block
          onClick={() => void navigate(entryPath('FindPasswordConfirm'), { state: recovery })}
        >
          {t('findPasswordResult.next')}
        </Button>
        <LinkButton variant="line" size="l" block to={entryPath('FindPassword')}>
          {t('findPasswordResult.again')}
        </LinkButton>
      </Actions>
    </TaskPage>
  );
}
