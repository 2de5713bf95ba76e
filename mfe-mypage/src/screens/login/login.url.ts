import { pathByName } from '@hyangro/contracts/routes/paths';

/** Where `?toName=<route>&…params` leads: a named route of the shop, never an address (R-ACC-21). */
export const returnPath = (search: URLSearchParams): string => {
  const { toName, ...params } = Object.fromEntries(search);
  return pathByName(toName, params);
};
