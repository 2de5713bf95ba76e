import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, readJson, remoteDir } from './workspace-paths.mjs';

/** Services of the shell by the permission that they need; data and texts need none. */
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
const all = (text, pattern) => [...text.matchAll(pattern)];
const servicesIn = (text) => [
  ...all(text, /\bservices\.(\w+)/g).map(([, name]) => name),
  ...all(text, /const \{([^}]*)\} = useServices\(\)/g).flatMap(([, names]) => names.split(',').map((name) => name.trim().split(':')[0])),
];

/** What a source takes across the border of its remote, as `[kind, name]`. Hooks of the runtime count for whoever uses them. */
export function usesOf(text) {
  const own = [
    ...all(text, /['"`]((?:GET|POST|PUT|PATCH|DELETE) \/[^'"`\s?]*)['"`]/g).map(([, call]) => ['calls', call]),
    ...all(text, /\.publish\(\s*['"]([\w:]+)['"]/g).map(([, name]) => ['events.out', name]),
    ...all(text, /\bevents\.subscribe\(\s*['"]([\w:]+)['"]/g).map(([, name]) => ['events.in', name]),
    ...all(text, /\b(local|session)\.(?:get|set|remove)\(\s*['"](\w+)['"]/g).map(([, area, key]) => ['storage', `${area}:${key}`]),
    ...all(text, /\bname="([a-z]+\/[a-z-]+@\d+)"/g).map(([, name]) => ['surfaces', name]),
    ...servicesIn(text).flatMap((name) => (name in PERMISSION_OF ? [['permissions', PERMISSION_OF[name]]] : [])),
    ...(text.includes('navigator.clipboard') ? [['permissions', 'clipboard']] : []),
  ];
  const hooks = all(text, /\b(use[A-Z]\w+)\b[^;]*from '@hyangro\/runtime'/g).flatMap(([statement]) =>
    all(statement, /\buse[A-Z]\w+/g).map(([name]) => name),
  );
  return [...own, ...[...new Set(hooks)].flatMap((hook) => hookUses()[hook] ?? [])];
}

let known;
/** Uses of each hook of the runtime. */
function hookUses() {
  known ??= Object.fromEntries(
    readdirSync(HOOKS)
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(path.join(HOOKS, file), 'utf8'))
      .flatMap((text) => all(text, /export function (use\w+)/g).map(([, hook]) => [hook, usesOf(text)])),
  );
  return known;
}

/** Sources of a remote that reach the browser. */
export const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && !/[\\/]testing[\\/]/.test(file);

/** What the sources of a remote use, in the shape of its declaration. */
export function declarationOf(remote) {
  const src = path.join(remoteDir(remote), 'src');
  const uses = readdirSync(src, { recursive: true })
    .map((file) => path.join(src, file))
    .filter(isSource)
    .flatMap((file) => usesOf(readFileSync(file, 'utf8')));
  const named = (kind) => [...new Set(uses.filter(([one]) => one === kind).map(([, name]) => name))].sort();
  return {
    calls: named('calls'),
    events: { in: named('events.in'), out: named('events.out') },
    storage: named('storage'),
    surfaces: named('surfaces'),
    permissions: named('permissions'),
  };
}

/** Surfaces that a remote's door gives to others. */
export const offersOf = (remote) =>
  all(readFileSync(path.join(remoteDir(remote), 'src/remote.ts'), 'utf8'), /['"]([a-z]+\/[a-z-]+@\d+)['"]/g).map(([, name]) => name);

export const declarationFile = (remote) => path.join(remoteDir(remote), 'contract.json');
export const readDeclaration = (remote) => readJson(declarationFile(remote));
/** Names that a declaration allows of one kind, for example `events.in`. */
export const declared = (declaration, kind) => kind.split('.').reduce((part, key) => part[key], declaration);
