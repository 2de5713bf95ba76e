import { ROUTES, type RouteRow } from '../../shared/contracts/src/routes/table';
import { addToConst } from './edit';
import { refuse, type Change, type Args } from './plan';
import type { Workspace } from './workspace';

const TABLE = 'shared/contracts/src/routes/table.ts';
const rows: Readonly<Record<string, RouteRow>> = ROUTES;

/** The row of the table that shows the screen: one that is there and has no screen yet, or a new one. */
export function routeRowFor(
  workspace: Workspace,
  remote: string,
  screen: string,
  { route, path, member }: Args,
): { path: string; change: Change[] } {
  if (!route || !/^[A-Z][A-Za-z0-9]*$/.test(route)) return refuse(`Name the route in capitals, for example --route GiftCards.`);
  const row = Object.hasOwn(rows, route) ? rows[route] : undefined;
  if (row) {
    if (row.owner !== remote) refuse(`The route ${route} belongs to ${row.owner}.`);
    if (path && path !== row.path) refuse(`The route ${route} is ${row.path} already: leave --path out.`);
    if (row.screen !== screen) refuse(`The route ${route} shows the screen ${row.screen}: name it so.`);
    return { path: row.path, change: [] };
  }
  if (!path) return refuse(`There is no route ${route} in the table: --path /… adds it.`);
  if (!/^(\/([a-z0-9]+(-[a-z0-9]+)*|:[a-z][A-Za-z0-9]*))+$/.test(path)) refuse(`"${path}" is no path: /gifts or /gift/:giftCd.`);
  const shape = (one: string) => one.replace(/:\w+\??/g, ':');
  const [taken] = Object.entries(rows).find(([, one]) => shape(one.path) === shape(path)) ?? [];
  if (taken) refuse(`The path ${path} belongs to the route ${taken}.`);
  if (Object.values(rows).some((one) => one.owner === remote && one.screen === screen))
    refuse(`The remote ${remote} has a screen ${screen} in the table already.`);
  const text = addToConst(
    workspace.read(TABLE),
    'ROUTES',
    `${route}: { path: '${path}', owner: '${remote}', screen: '${screen}'${member ? ', auth: true' : ''} }`,
  );
  return { path, change: [{ file: TABLE, text: text ?? refuse(`${TABLE} has no table ROUTES.`), kind: 'code' }] };
}
