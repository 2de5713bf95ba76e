import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import { matchRoute, type RouteMatch } from '@hyangro/contracts/routes/match';
import { routeNames, routeRow } from '@hyangro/contracts/routes/table';

export type ScreenMatch = RouteMatch<RegistryRoute>;

/** Whether a remote has the screen of a match; else the shell shows "coming" or "not found". */
export const isRemoteScreen = (match: ScreenMatch | null): match is ScreenMatch => match !== null && !match.row.isComing;

/** Rows of the contract's own table, of a remote that has never been released. */
export const tableRows = (owner: string): RegistryRoute[] =>
  routeNames.map((name) => ({ name, ...routeRow(name) })).filter((row) => row.owner === owner);

/** The row that owns a pathname; null shows the page for unknown addresses. */
export const matchScreen = (rows: readonly RegistryRoute[], pathname: string): ScreenMatch | null => matchRoute(rows, pathname);
