import { pathByName, pathOf } from '@hyangro/contracts/routes/paths';
import { SNS_FAILURE_PARAM, SNS_LINKED_PARAM, TARGET_PARAM, type SnsFailure } from '@hyangro/contracts/wire-names';
import type { SnsProvider } from '@hyangro/contracts/session/sns-providers';

/** Where browsers come back to from a provider; registered there as `<SHOP_URL>/api/login/sns/<provider>/callback`. */
export const CALLBACK_PATH = '/login/sns/:provider/callback';
export const callbackPath = (provider: SnsProvider): string => CALLBACK_PATH.replace(':provider', provider);

/** Where a member wanted to go: a part of a named route of the shop, never an address (R-ACC-21). */
export function targetPath(target: string): string {
  const { search, hash } = read(target);
  const { [TARGET_PARAM]: toName, ...params } = Object.fromEntries(search);
  const path = pathByName(toName, params);
  return path === pathOf('Main') ? path : path + hash;
}

const withQuery = (path: string, target: string, more: Record<string, string> = {}): string => {
  const { search, hash } = read(target);
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  return (search.size > 0 ? `${path}?${search}` : path) + hash;
};
/** Query of the login, and its fragment, as the browser sent both. */
function read(target: string) {
  const [query = '', part] = target.split('#', 2);
  return { search: new URLSearchParams(query), hash: part ? `#${encodeURIComponent(part)}` : '' };
}
/** Login says why there was none, and still knows the way. */
export const loginFailedPath = (target: string, failure: SnsFailure) =>
  withQuery(pathOf('Login'), target, { [SNS_FAILURE_PARAM]: failure });
export const linkSnsPath = (target: string) => withQuery(pathOf('MemberLinkSns'), target);
export const linkFailedPath = (failure: SnsFailure) => withQuery(pathOf('MyLinkSns'), '', { [SNS_FAILURE_PARAM]: failure });
export const linkedPath = (provider: SnsProvider) => withQuery(pathOf('MyLinkSns'), '', { [SNS_LINKED_PARAM]: provider });
