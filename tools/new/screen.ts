import { REMOTES } from '../../shared/contracts/src/routes/table';
import { addImport, addToCall } from './edit';
import { camelOf, kebabName, pascalOf, titleOf } from './names';
import { refuse, type Change, type Plan, type Wishes } from './plan';
import { routeRowFor } from './route-row';
import { wordsFor } from './words';
import type { Workspace } from './workspace';

const remotes: readonly string[] = REMOTES;

/** `pnpm new screen <remote> <name> --route <RouteName>`: the screen of a coming route, or with `--path` of a new one. */
export function newScreen(workspace: Workspace, wishes: Wishes): Plan {
  const [remote = '', given] = wishes.words;
  if (!remotes.includes(remote)) return refuse(`There is no remote ${remote}: ${REMOTES.join(', ')}.`);
  const name = kebabName('screen', given);
  const { path, change } = routeRowFor(workspace, remote, name, wishes);
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
      ...wordsFor(workspace, remote, `${key}.title`, values.title),
    ],
    next: [`Write its words in mfe-${remote}/locales, its data in mfe-${remote}/src/data; \`pnpm dev ${remote}\` shows it at ${path}.`],
  };
}

/** The remote's door with the screen; the build names its chunk after the key. */
function doorWith(workspace: Workspace, { remote, name, head }: { remote: string; name: string; head: string }): string {
  const file = `mfe-${remote}/src/remote.ts`;
  const key = name.includes('-') ? `'${name}'` : name;
  const text = addToCall(
    workspace.read(file),
    'defineRemote',
    'screens',
    `${key}: { load: () => import('./screens/${name}/${name}.screen'), head: ${head} }`,
  );
  return addImport(text ?? refuse(`${file} has no \`screens: {…}\`.`), `./screens/${name}/${name}.head`, head);
}
