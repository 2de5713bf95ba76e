import { useLocation } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';

type EntryRoute =
  | 'Login'
  | 'FindId'
  | 'FindIdResult'
  | 'FindPassword'
  | 'FindPasswordResult'
  | 'FindPasswordConfirm'
  | 'FindPasswordRetype'
  | 'SignUp1'
  | 'SignUp2'
  | 'SignUp3'
  | 'SignUp4'
  | 'Join'
  | 'JoinComplete';

/** Addresses of the ways in, each with where one wanted to go: query and fragment of the login go along (R-ACC-18). */
export function useEntryPath(): (route: EntryRoute) => string {
  const { search, hash } = useLocation();
  return (route) => pathOf(route) + search + hash;
}
