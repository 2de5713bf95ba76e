import { Link } from 'react-router-dom';
import { WaysOn } from '../../features/common/task-page';
import { useEntryPath } from '../../features/common/use-entry-path';
import { useMessages } from '../../messages';

/** For whoever forgot id or password; where they wanted to go goes along. */
export const LostLinks = () => {
  const t = useMessages();
  const entryPath = useEntryPath();
  return (
    <WaysOn>
      <Link to={entryPath('FindId')}>{t('login.findId')}</Link>
      <Link to={entryPath('FindPassword')}>{t('login.findPassword')}</Link>
    </WaysOn>
  );
};
