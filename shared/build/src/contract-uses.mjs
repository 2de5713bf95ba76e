import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, readJson, remoteDir } from './workspace-paths.mjs';

/**
 * @typedef {import('../../contracts/src/release/remote-contract').Declaration} Declaration
 * @typedef {[kind: string, name: string]} Use
 */

/**
 * Services of the shell by the permission that they need; data and texts need none.
 * @type {Readonly<Record<string, string>>}
 */
const PERMISSION_OF = {
  track: 'analytics',
  bridge: 'app',
  alert: 'dialog',
  confirm: 'dialog',
  setLocale: 'locale',
  requireLogin: 'login',
  logout: 'session',
  sessionStarted: 'session',
};
const HOOKS = path.join(ROOT, 'shared/runtime/src/hooks');
const COMMERCE = path.join(ROOT, 'shared/commerce/src');
const all = (/** @type {string} */ text, /** @type {RegExp} */ pattern) => [...text.matchAll(pattern)];
const servicesIn = (/** @type {string} */ text) => [
  ...all(text, /\bservices\.(\w+)/g).map(([, name = '']) => name),
  ...all(text, /const \{([^}]*)\} = useServices\(\)/g).flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(':')[0] ?? ''),
  ),
];

/**
 * What a source takes across the border of its remote, as `[kind, name]`. Hooks of the runtime and pieces of `shared/commerce`
 * count for whoever imports them.
 * @returns {Use[]}
 */
export function usesOf(/** @type {string} */ text) {
  /** @type {(kind: string, pattern: RegExp) => Use[]} */
  const found = (kind, pattern) => all(text, pattern).map(([, name = '']) => [kind, name]);
  /** @type {Use[]} */
  const own = [
    ...found('calls', /['"`]((?:GET|POST|PUT|PATCH|DELETE) \/[^'"`\s?]*)['"`]/g),
    ...found('events.out', /\.publish\(\s*['"]([\w:]+)['"]/g),
    ...found('events.in', /\bevents\.subscribe\(\s*['"]([\w:]+)['"]/g),
    ...all(text, /\b(local|session)\.(?:get|set|remove)\(\s*['"](\w+)['"]/g).map(
      ([, area, key]) => /** @type {Use} */ (['storage', `${area}:${key}`]),
    ),
    ...found('surfaces', /\bname="([a-z]+\/[a-z-]+@\d+)"/g),
    ...servicesIn(text).flatMap((name) => {
      const permission = PERMISSION_OF[name];
      return permission ? [/** @type {Use} */ (['permissions', permission])] : [];
    }),
    ...(text.includes('navigator.clipboard') ? [/** @type {Use} */ (['permissions', 'clipboard'])] : []),
  ];
  const hooks = all(text, /\b(use[A-Z]\w+)\b[^;]*from '@hyangro\/runtime'/g).flatMap(([statement]) =>
    all(statement, /\buse[A-Z]\w+/g).map(([name]) => name),
  );
  const pieces = all(text, /from '@hyangro\/commerce\/([\w-]+)'/g).map(([, piece = '']) => piece);
  return [...own, ...[...new Set(hooks)].flatMap((hook) => hookUses()[hook] ?? []), ...pieces.flatMap(usesOfPiece)];
}

/** @type {Readonly<Record<string, Use[]>> | undefined} */
let known;
/**
 * Uses of each hook of the runtime.
 * @returns {Readonly<Record<string, Use[]>>}
 */
function hookUses() {
  known ??= Object.fromEntries(
    readdirSync(HOOKS)
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(path.join(HOOKS, file), 'utf8'))
      .flatMap((text) => all(text, /export function (use\w+)/g).map(([, hook = '']) => [hook, usesOf(text)])),
  );
  return known;
}

/** @type {(piece: string) => Use[]} */
const usesOfPiece = (piece) =>
  readdirSync(path.join(COMMERCE, piece))
    .filter(isSource)
    .flatMap((file) => usesOf(readFileSync(path.join(COMMERCE, piece, file), 'utf8')));

/** Sources of a remote that reach the browser. */
export const isSource = (/** @type {string} */ file) =>
  /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && !/[\\/]testing[\\/]/.test(file);

/** What the sources of a remote use, in the shape of its declaration. */
export function declarationOf(/** @type {string} */ remote) {
  const src = path.join(remoteDir(remote), 'src');
  const uses = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(src, file))
    .filter(isSource)
    .flatMap((file) => usesOf(readFileSync(file, 'utf8')));
  const named = (/** @type {string} */ kind) => [...new Set(uses.filter(([one]) => one === kind).map(([, name]) => name))].sort();
  return {
    calls: named('calls'),
    events: { in: named('events.in'), out: named('events.out') },
    storage: named('storage'),
    surfaces: named('surfaces'),
    permissions: named('permissions'),
  };
}

/** Surfaces that a remote's door gives to others. */
export const offersOf = (/** @type {string} */ remote) =>
  all(readFileSync(path.join(remoteDir(remote), 'src/remote.ts'), 'utf8'), /['"]([a-z]+\/[a-z-]+@\d+)['"]/g).map(([, name]) => name);

export const declarationFile = (/** @type {string} */ remote) => path.join(remoteDir(remote), 'contract.json');
export const readDeclaration = (/** @type {string} */ remote) => readJson(declarationFile(remote));
/**
 * Names that a declaration allows of one kind, for example `events.in`.
 * @param {Declaration} declaration
 * @param {string} kind
 * @returns {readonly string[]}
 */
export function declared({ events, ...rest }, kind) {
  /** @type {Readonly<Record<string, readonly string[]>>} */
  const named = { ...rest, 'events.in': events.in, 'events.out': events.out };
  return named[kind] ?? [];
}
