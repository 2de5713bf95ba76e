import { REMOTES, ROUTES, type RouteRow } from '../../shared/contracts/src/routes/table';
import { addImport, addTexts, addToCall, addToConst } from './edit';
import { camelOf, kebabName, pascalOf, titleOf } from './names';
import { refuse, type Change, type Plan, type Wishes } from './plan';
import type { Workspace } from './workspace';

const TABLE = 'shared/contracts/src/routes/table.ts';
const rows: Readonly<Record<string, RouteRow>> = ROUTES;
const remotes: readonly string[] = REMOTES;

/** `pnpm new screen <remote> <name> --route <RouteName>`: the screen of a coming route, or with `--path` of a new one. */
export function newScreen(workspace: Workspace, wishes: Wishes): Plan {
  const [remote = '', given] = wishes.words;
  if (!remotes.includes(remote)) return refuse(`There is no remote ${remote}: ${REMOTES.join(', ')}.`);
  const name = kebabName('screen', given);
  const { path, change } = routeOf(workspace, remote, name, wishes);
  const dir = `mfe-${remote}/src/screens/${name}`;
  if (workspace.has(dir)) refuse(`The screen ${name} exists already in ${dir}.`);
  const key = camelOf(name);
  const values = {
    remote,
    name,
    key,
    path,
    at: path.replace(/:\w+\??/g, 'X1'),
    component: `${pascalOf(name)}Screen`,
    head: `${key}Head`,
    title: titleOf(name),
  };
  const file = (part: string): Change => ({
    file: `${dir}/${name}.${part}`,
    text: workspace.fill(`screen/${part}`, values),
    kind: 'code',
  });
  return {
    changes: [
      ...change,
      { file: `mfe-${remote}/src/remote.ts`, text: doorWith(workspace, values), kind: 'code' },
      file('screen.tsx'),
      file('head.ts'),
      file('screen.test.tsx'),
      ...localesWith(workspace, remote, key, values.title),
    ],
    next: [`Write its words in mfe-${remote}/locales, its data in mfe-${remote}/src/data; \`pnpm dev ${remote}\` shows it at ${path}.`],
  };
}

/** The row of the table that shows the screen: one that is there and has no screen yet, or a new one. */
function routeOf(
  workspace: Workspace,
  remote: string,
  screen: string,
  { route, path, member }: Wishes,
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

/** The remote's door with the screen: the chunk bears the name that the manifest looks for. */
function doorWith(workspace: Workspace, { remote, name, head }: { remote: string; name: string; head: string }): string {
  const file = `mfe-${remote}/src/remote.ts`;
  const key = name.includes('-') ? `'${name}'` : name;
  const text = addToCall(
    workspace.read(file),
    'defineRemote',
    'screens',
    `${key}: { load: () => import(/* webpackChunkName: "screen-${name}" */ './screens/${name}/${name}.screen'), head: ${head} }`,
  );
  return addImport(text ?? refuse(`${file} has no \`screens: {…}\`.`), `./screens/${name}/${name}.head`, head);
}

/** Words to begin with, in each language of the shop. */
function localesWith(workspace: Workspace, remote: string, key: string, title: string): Change[] {
  const words = { ko: `${title} 화면`, en: title, cn: `${title} 页面` };
  return Object.entries(words).map(([locale, text]) => {
    const file = `mfe-${remote}/locales/${locale}.json`;
    const texts = JSON.parse(workspace.read(file)) as Record<string, string>;
    if (`${key}.title` in texts) refuse(`${file} has a text ${key}.title already.`);
    return { file, text: addTexts(workspace.read(file), { [`${key}.title`]: text }), kind: 'locale' };
  });
}
