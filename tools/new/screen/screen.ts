import { REMOTES, ROUTES, type RouteRow } from '../../../shared/contracts/src/routes/table';
import { bodyOf, contractCall } from '../contract-call';
import { addImport, addToCall } from '../edit';
import { camelOf, kebabName, pascalOf, titleOf } from '../names';
import { refuse, type Change, type Plan, type Args } from '../plan';
import { routeRowFor } from '../route-row';
import { answerKind, sampleOf } from '../schema';
import { wordsFor } from '../words';
import type { Workspace } from '../workspace';
import { dataFiles } from './data-files';
import { formFiles } from './form-files';
import { formOf } from './form-of';
import type { ScreenParts } from './parts';
import { screenFile } from './screen-file';
import { testFiles } from './test-files';

const remotes: readonly string[] = REMOTES;
const rows: Readonly<Record<string, RouteRow>> = ROUTES;

/**
 * `pnpm new screen <remote> <name> --route <RouteName>`: the screen of a coming route, or with `--path` of a new one. `--reads` a call,
 * it shows what that answers; `--writes` one, it has a form of its body.
 */
export function newScreen(workspace: Workspace, args: Args): Plan {
  const [remote = '', given] = args.words;
  if (!remotes.includes(remote)) return refuse(`There is no remote ${remote}: ${REMOTES.join(', ')}.`);
  const name = kebabName('screen', given);
  const { path, change } = routeRowFor(workspace, remote, name, args);
  const dir = `mfe-${remote}/src/screens/${name}`;
  if (workspace.has(dir)) refuse(`The screen ${name} exists already in ${dir}.`);
  const parts = partsOf(workspace, { remote, name, path }, args);
  const files = parts.read || parts.form ? filesWithData(parts) : plainFiles(workspace, parts);
  return {
    changes: [
      ...change,
      { file: `mfe-${remote}/src/remote.ts`, text: doorWith(workspace, parts), kind: 'code' },
      ...files,
      ...wordsFor(workspace, remote, wordsOf(parts)),
    ],
    ...((parts.read || parts.form) && {
      then: { command: [process.execPath, 'tools/contracts.mjs'], writes: `mfe-${remote}/contract.json` },
    }),
    next: [
      `Write its words in mfe-${remote}/locales (the tests refuse each that begins with @TODO); \`pnpm dev ${remote}\` shows it at ${path}.`,
      ...(parts.form?.undrawn.length ? [`No field could be drawn for ${parts.form.undrawn.join(', ')}: sent as they begin.`] : []),
    ],
  };
}

function partsOf(workspace: Workspace, { remote, name, path }: { remote: string; name: string; path: string }, args: Args): ScreenParts {
  const reads = args.reads === undefined ? undefined : contractCall(args.reads, ['GET'], path);
  const writes = args.writes === undefined ? undefined : contractCall(args.writes, ['POST', 'PUT', 'PATCH'], path);
  for (const file of [`mfe-${remote}/src/data/${name}.queries.ts`, `mfe-${remote}/src/testing/${name}-samples.ts`])
    if (reads && workspace.has(file)) refuse(`${file} exists already.`);
  return {
    remote,
    name,
    route: args.route ?? '',
    path,
    at: path.replace(/:\w+\??/g, 'X1'),
    key: camelOf(name),
    component: pascalOf(name),
    title: titleOf(name),
    isMembers: args.member || (rows[args.route ?? '']?.auth ?? false),
    read: reads && {
      ...reads,
      ...answerKind(reads.endpoint.ok),
      isMissing:
        answerKind(reads.endpoint.ok).kind === 'one' && (reads.endpoint.refusals ?? []).some((code) => code.endsWith('_NOT_FOUND')),
    },
    form: writes && {
      ...writes,
      ...formOf(writes),
      body: bodyOf(workspace, writes.key),
      reply: sampleOf(writes.endpoint.ok, camelOf(name)),
    },
  };
}

const filesWithData = (parts: ScreenParts): Change[] => [
  ...dataFiles(parts),
  screenFile(parts),
  ...(parts.form ? formFiles(parts, parts.form) : []),
  ...testFiles(parts),
];

function plainFiles(workspace: Workspace, { remote, name, key, at, component, title }: ScreenParts): Change[] {
  const values = { remote, name, key, at, title, component: `${component}Screen`, head: `${key}Head` };
  return ['screen.tsx', 'head.ts', 'screen.test.tsx'].map((part) => ({
    file: `mfe-${remote}/src/screens/${name}/${name}.${part}`,
    text: workspace.fill(`screen/${part}`, values),
    kind: 'code',
  }));
}

/** Each text of the screen by its key, and what it has to say. */
function wordsOf({ key, title, read, form }: ScreenParts): Record<string, string> {
  const isList = read && read.kind !== 'one';
  return {
    [`${key}.title`]: title,
    ...(isList && { [`${key}.empty`]: `${title}: there is none`, [`${key}.emptyText`]: `${title}: what to do then` }),
    ...(read?.isMissing && { [`${key}.missing`]: `${title}: not found`, [`${key}.missingText`]: `${title}: what that may mean` }),
    ...(form && { [`${key}.send`]: `${title}: send`, [`${key}.sent`]: `${title}: it is sent` }),
    ...Object.fromEntries(
      (form?.fields ?? []).flatMap(({ name, values }) => [
        [`${key}.field.${name}`, `${title}: ${name}`],
        ...values.map((value) => [`${key}.${name}.${value}`, `${title}: ${name} ${value}`]),
      ]),
    ),
  };
}

/** The remote's door with the screen; the build names its chunk after the key. */
function doorWith(workspace: Workspace, { remote, name, key, read, form }: ScreenParts): string {
  const file = `mfe-${remote}/src/remote.ts`;
  const row = name.includes('-') ? `'${name}'` : name;
  const hasData = Boolean(read ?? form);
  const about = hasData ? `data: () => import('./screens/${name}/${name}.data')` : `head: ${key}Head`;
  const text = addToCall(
    workspace.read(file),
    'defineRemote',
    'screens',
    `${row}: { load: () => import('./screens/${name}/${name}.screen'), ${about} }`,
  );
  const door = text ?? refuse(`${file} has no \`screens: {…}\`.`);
  return hasData ? door : addImport(door, `./screens/${name}/${name}.head`, `${key}Head`);
}
