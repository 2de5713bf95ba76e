import { pathOf } from '@hyangro/contracts/routes/paths';
import { TARGET_PARAM } from '@hyangro/contracts/wire-names';
import { toQueryString } from '@hyangro/runtime';
import type { ScreenMatch } from '../remotes/registry-route';

/** `/login?toName=Product&productCd=P1`: the route's name and params, never an address (§2). */
export function loginPath(target: { toName: string; params?: Readonly<Record<string, string | number | undefined>> } | null): string {
  const login = pathOf('Login');
  if (!target || target.toName === 'Login') return login;
  return login + toQueryString({ [TARGET_PARAM]: target.toName, ...target.params });
}

/** The same for a matched route. */
export const loginPathOf = (match: ScreenMatch | null): string => loginPath(match && { toName: match.row.name, params: match.params });
