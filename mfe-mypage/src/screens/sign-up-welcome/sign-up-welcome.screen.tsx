import { Navigate, useLocation } from 'react-router-dom';
import { useEntryPath } from '../../features/common/use-entry-path';
import { Gift, Welcome } from '../../features/welcome/welcome';
import { useMessages } from '../../messages';
import { welcomeOf } from '../../features/sign-up-steps/sign-up-state';

/** Step 4, reached by name with what step 3 passed on; opened by itself it starts over (R-ACC-07). */
export default function SignUpWelcomeScreen() {
  const t = useMessages();
  const welcome = welcomeOf(useLocation().state);
  const entryPath = useEntryPath();
  if (!welcome) return <Navigate to={entryPath('SignUp1')} replace />;
  return <Welcome nickname={welcome.nickname}>{welcome.isRewarded && <Gift>{t('welcome.points')}</Gift>}</Welcome>;
}
