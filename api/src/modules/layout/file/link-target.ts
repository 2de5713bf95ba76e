import { matchRoute } from '@hyangro/contracts/routes/match';
import { routeNames, routeRow } from '@hyangro/contracts/routes/table';

const rows = routeNames.map(routeRow);

/** Codes that a page's address names, by the name of the route's param. */
export type LinkParams = Readonly<Record<string, string>>;

/** Where a link leads: outside the shop, to a page with its codes, or nowhere (null). */
export function linkTarget(link: string): 'outside' | LinkParams | null {
  if (/^https?:\/\//i.test(link)) return URL.canParse(link) ? 'outside' : null;
  if (!/^\/(?![/\\])/.test(link)) return null;
  return matchRoute(rows, link.replace(/[?#].*$/, ''))?.params ?? null;
}
