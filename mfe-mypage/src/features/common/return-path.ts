import { pathByName } from '@hyangro/contracts/routes/paths';
import { TARGET_PARAM } from '@hyangro/contracts/wire-names';
import { pathOf } from '@hyangro/runtime';

/** Where `?toName=<route>&…params#part` leads: a part of a named route of the shop, never an address (R-ACC-21). */
export function returnPath(search: URLSearchParams, hash = ''): string {
  const { [TARGET_PARAM]: toName, ...params } = Object.fromEntries(search);
  const path = pathByName(toName, params);
  return path === pathOf('Main') ? path : path + hash;
}
