import { Navigate, useLocation } from 'react-router-dom';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { Welcome } from '../../features/welcome/welcome';
import { welcomeOf } from '../../features/sign-up-steps/sign-up-state';

/** Shows the name that joined; opened by itself it goes home (R-ACC-09). */
export default function JoinCompleteScreen() {
  const welcome = welcomeOf(useLocation().state);
  return welcome ? <Welcome nickname={welcome.nickname} /> : <Navigate to={pathOf('Main')} replace />;
}
