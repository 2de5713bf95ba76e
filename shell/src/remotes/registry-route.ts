import { matchRoute, type RouteMatch } from '@hyangro/contracts/routes/match';
import { routeNames, routeRow, type RemoteName, type RouteRow } from '@hyangro/contracts/routes/table';

/** A route row as a remote's manifest has it. */
export interface RegistryRoute extends RouteRow {
  name: string;
  /** Files of the screen's chunk; the server preloads them and does not send them to the browser. */
  files?: readonly string[];
  /** The owner's release has no such screen yet. */
  isComing?: true;
}
export type ScreenMatch = RouteMatch<RegistryRoute>;

/** Whether a remote has the screen of a match; else the shell shows its own: of the route, "coming", or "not found". */
export const isRemoteScreen = (match: ScreenMatch | null): match is ScreenMatch & { row: { owner: RemoteName } } =>
  match !== null && !match.row.isComing && match.row.owner !== 'shell';

/** Rows of the contract's own table: the shell's, and those of a remote that has never been released. */
export const tableRows = (owner: string): RegistryRoute[] =>
  routeNames.map((name) => ({ name, ...routeRow(name) })).filter((row) => row.owner === owner);

/** The row that owns a pathname; null shows the page for unknown addresses. */
export const matchScreen = (rows: readonly RegistryRoute[], pathname: string): ScreenMatch | null => matchRoute(rows, pathname);
