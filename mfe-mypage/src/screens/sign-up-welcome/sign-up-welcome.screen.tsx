import { Navigate, useLocation } from 'react-router-dom';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { Welcome } from '../../features/welcome/welcome';
import { welcomeOf } from '../../features/sign-up-steps/sign-up-state';

/** Step 4, reached by name with what step 3 passed on; opened by itself it starts over (R-ACC-07). */
export default function SignUpWelcomeScreen() {
  const welcome = welcomeOf(useLocation().state);
  return welcome ? <Welcome nickname={welcome.nickname} /> : <Navigate to={pathOf('SignUp1')} replace />;
}
