import { useMessages } from '../../messages';
import { TaskPage } from '../../features/common/task-page';
import { Accounts } from './accounts';
import { Passkeys } from './passkeys';
import { Sessions } from './sessions';

/** By what the member logs in, and where they are logged in (R-MY-17). */
export default function MyLinkSnsScreen() {
  const t = useMessages();
  return (
    <TaskPage title={t('waysIn.title')} lead={t('waysIn.lead')}>
      <Accounts />
      <Passkeys />
      <Sessions />
    </TaskPage>
  );
}
