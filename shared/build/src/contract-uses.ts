import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { budgetSchema, FIRST_BUDGET, type Budget } from '@hyangro/contracts/release/budget';
import type { Declaration } from '@hyangro/contracts/release/remote-contract';
import { ROUTES, type Row } from '@hyangro/contracts/routes/table';
import { ROOT, readJson, remoteDir, shellDir } from './workspace-paths.mjs';

type Use = [kind: string, name: string];
type Uses = Readonly<Record<string, readonly Use[]>>;

/** Services of the shell by the permission that they need; data and texts need none. */
const PERMISSION_OF: Readonly<Record<string, string>> = {
  track: 'analytics',
  bridge: 'app',
  alert: 'dialog',
  confirm: 'dialog',
  setLocale: 'locale',
  requireLogin: 'login',
  logout: 'session',
  sessionStarted: 'session',
  sessionEnded: 'session',
};
const HOOKS = path.join(ROOT, 'shared/runtime/src/hooks');
const COMMERCE = path.join(ROOT, 'shared/commerce/src');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];
/** Names of routes as a source writes them. */
const ROUTE_NAMES = new RegExp(`(?<!'@type': )['"](${Object.keys(ROUTES).join('|')})['"]`, 'g');
const ownerOfRoute = (name: string): string | undefined => (ROUTES as Record<string, Row>)[name]?.owner;
const servicesIn = (text: string) => [
  ...all(text, /\bservices\.(\w+)/g).map(([, name = '']) => name),
  ...all(text, /const \{([^}]*)\} = useServices\(\)/g).flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(':')[0] ?? ''),
  ),
];

/**
 * What a source takes across the border of its remote, as `[kind, name]`. Hooks of the runtime and pieces of `shared/commerce`
 * count for whoever imports them.
 */
export function usesOf(text: string): Use[] {
  const found = (kind: string, pattern: RegExp): Use[] => all(text, pattern).map(([, name = '']) => [kind, name]);
  const own: Use[] = [
    ...found('calls', /['"`]((?:GET|POST|PUT|PATCH|DELETE) \/[^'"`\s?]*)['"`]/g),
    ...found('events.out', /\.publish\(\s*['"]([\w:]+)['"]/g),
    ...found('events.in', /\bevents\.subscribe\(\s*['"]([\w:]+)['"]/g),
    ...all(text, /\b(local|session)\.(?:get|set|remove)\(\s*['"](\w+)['"]/g).map(([, area, key]): Use => ['storage', `${area}:${key}`]),
    ...found('surfaces', /\bname="([a-z]+\/[a-z-]+@\d+)"/g),
    ...found('routes', ROUTE_NAMES),
    ...found('flags', /\buseFlag\(\s*['"]([\w/-]+)['"]/g),
    ...servicesIn(text).flatMap((name): Use[] => {
      const permission = PERMISSION_OF[name];
      return permission ? [['permissions', permission]] : [];
    }),
    ...(text.includes('navigator.clipboard') ? [['permissions', 'clipboard'] satisfies Use] : []),
  ];
  const hooks = all(text, /\b(use[A-Z]\w+)\b[^;]*from '@hyangro\/runtime'/g).flatMap(([statement]) =>
    all(statement, /\buse[A-Z]\w+/g).map(([name]) => name),
  );
  const pieces = all(text, /from '@hyangro\/commerce\/([\w-]+)'/g).map(([, piece = '']) => piece);
  return [...own, ...[...new Set(hooks)].flatMap((hook) => hookUses()[hook] ?? []), ...pieces.flatMap(usesOfPiece)];
}

let known: Uses | undefined;
/** Uses of each hook of the runtime. */
function hookUses(): Uses {
  known ??= Object.fromEntries(
    readdirSync(HOOKS)
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(path.join(HOOKS, file), 'utf8'))
      .flatMap((text) => all(text, /export function (use\w+)/g).map(([, hook = '']) => [hook, usesOf(text)])),
  );
  return known;
}

const usesOfPiece = (piece: string): Use[] =>
  readdirSync(path.join(COMMERCE, piece))
    .filter(isSource)
    .flatMap((file) => usesOf(readFileSync(path.join(COMMERCE, piece, file), 'utf8')));

/** Sources of a remote that reach the browser. */
export const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && !/[\\/]testing[\\/]/.test(file);

const dirOf = (program: string): string => (program === 'shell' ? shellDir : remoteDir(program));

/** Whether a use needs no word of others: a link of a remote to a route of its own. */
export const isOwn = (program: string, [kind, name]: Use): boolean => kind === 'routes' && ownerOfRoute(name) === program;

/** What the sources of a remote, or of the `shell`, use, in the shape of its declaration. */
export function declarationOf(program: string) {
  const src = path.join(dirOf(program), 'src');
  const uses = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(src, file))
    .filter(isSource)
    .flatMap((file) => usesOf(readFileSync(file, 'utf8')))
    .filter((use) => !isOwn(program, use));
  const named = (kind: string) => [...new Set(uses.filter(([one]) => one === kind).map(([, name]) => name))].sort();
  return {
    calls: named('calls'),
    events: { in: named('events.in'), out: named('events.out') },
    storage: named('storage'),
    surfaces: named('surfaces'),
    routes: named('routes'),
    permissions: named('permissions'),
    flags: named('flags'),
  };
}

/** Surfaces that a remote's door gives to others. */
export const offersOf = (remote: string): string[] =>
  all(readFileSync(path.join(remoteDir(remote), 'src/remote.ts'), 'utf8'), /['"]([a-z]+\/[a-z-]+@\d+)['"]/g).map(([, name = '']) => name);

export const declarationFile = (remote: string): string => path.join(dirOf(remote), 'contract.json');
/** A committed `contract.json`: what `pnpm contracts` writes of the sources, and what the team allows itself. */
const readCommitted = (remote: string): Declaration & { budget?: unknown } => readJson(declarationFile(remote));
export const readDeclaration = (remote: string): Declaration => {
  const { budget: _own, ...uses } = readCommitted(remote);
  return uses;
};
/** The budget of a remote (MFE-17); the first one of a new remote whose `contract.json` is not written yet. @throws when it is none */
export const readBudget = (remote: string): Budget =>
  existsSync(declarationFile(remote)) ? budgetSchema.parse(readCommitted(remote).budget ?? FIRST_BUDGET) : FIRST_BUDGET;
/** Names that a declaration allows of one kind, for example `events.in`. */
export function declared({ events, ...rest }: Declaration, kind: string): readonly string[] {
  const named: Readonly<Record<string, readonly string[]>> = { ...rest, 'events.in': events.in, 'events.out': events.out };
  return named[kind] ?? [];
}
