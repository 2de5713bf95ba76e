import { pathOf } from '@hyangro/contracts/routes/paths';
import type { ScreenMatch } from '../remotes/registry-route';

/** `/login?toName=Product&productCd=P1`: the route's name and params, never an address (§2). */
export function loginPath(target: { toName: string; params?: Readonly<Record<string, string>> } | null): string {
  const login = pathOf('Login');
  if (!target || target.toName === 'Login') return login;
  return `${login}?${new URLSearchParams({ toName: target.toName, ...target.params })}`;
}

/** The same for a matched route. */
export const loginPathOf = (match: ScreenMatch | null): string => loginPath(match && { toName: match.row.name, params: match.params });
