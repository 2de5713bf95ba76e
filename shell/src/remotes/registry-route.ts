import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import { matchRoute, type RouteMatch } from '@hyangro/contracts/routes/match';
import { routeNames, routeRow, type RemoteName } from '@hyangro/contracts/routes/table';

export type ScreenMatch = RouteMatch<RegistryRoute>;

/** Whether a remote has the screen of a match; else the shell shows its own: of the route, "coming", or "not found". */
export const isRemoteScreen = (match: ScreenMatch | null): match is ScreenMatch & { row: { owner: RemoteName } } =>
  match !== null && !match.row.isComing && match.row.owner !== 'shell';

/** Rows of the contract's own table: the shell's, and those of a remote that has never been released. */
export const tableRows = (owner: string): RegistryRoute[] =>
  routeNames.map((name) => ({ name, ...routeRow(name) })).filter((row) => row.owner === owner);

/** The row that owns a pathname; null shows the page for unknown addresses. */
export const matchScreen = (rows: readonly RegistryRoute[], pathname: string): ScreenMatch | null => matchRoute(rows, pathname);
