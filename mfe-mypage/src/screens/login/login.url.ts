import { pathByName } from '@hyangro/contracts/routes/paths';
import { TARGET_PARAM } from '@hyangro/contracts/wire-names';

/** Where `?toName=<route>&…params` leads: a named route of the shop, never an address (R-ACC-21). */
export const returnPath = (search: URLSearchParams): string => {
  const { [TARGET_PARAM]: toName, ...params } = Object.fromEntries(search);
  return pathByName(toName, params);
};
