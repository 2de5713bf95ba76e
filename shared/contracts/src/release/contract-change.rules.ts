import type { ContractSnapshot } from './contract-shapes';
import { callMisfits, routeMisfits, valueMisfits } from './fits.rules';
import type { Misfit, Schema } from './schema-fit.rules';

/** What a change of the contract does to those who are served: nothing, nothing they would notice, or it breaks one of them. */
export const LEVELS = ['patch', 'compatible', 'breaking'] as const;
export type Level = (typeof LEVELS)[number];

/** `route`, `endpoint`, `surface`, `event`, `storage` or `bridge`. */
type Kind = 'route' | 'endpoint' | 'surface' | 'event' | 'storage' | 'bridge';

/** One name of the contract that is not what it was. */
export interface ContractChange {
  level: Level;
  kind: Kind;
  name: string;
  /** Each difference, for people: `body.memo: is not sent, is needed`. */
  details: string[];
}

/** Every name that differs between two states of the contract, classed by what an older or newer program would meet. */
export function contractChanges(before: ContractSnapshot, after: ContractSnapshot): ContractChange[] {
  return [
    ...changesOf('route', before.routes, after.routes, routeMisfits),
    ...changesOf('endpoint', before.endpoints, after.endpoints, callMisfits),
    // Who embeds it gives the props of before; the surface reads those of now.
    ...changesOf('surface', before.surfaces, after.surfaces, valueMisfits),
    ...changesOf('event', before.events, after.events, bothWays),
    ...changesOf('storage', before.storage, after.storage, bothWays),
    ...changesOf('bridge', before.bridge, after.bridge, bridgeMisfits),
  ];
}

/** Old and new versions are served at once: what either writes, the other reads. */
const bothWays = (before: Schema, after: Schema): Misfit[] => {
  const found = [...valueMisfits(after, before), ...valueMisfits(before, after)];
  return found.filter(({ at, difference }, place) => place === found.findIndex((one) => one.at === at && one.difference === difference));
};

/** An app in a pocket is as old as its owner likes: it reads what pages send, `page:…`, and pages read what it sends. */
const bridgeMisfits = (before: Schema, after: Schema, name: string): Misfit[] =>
  name.startsWith('page:') ? valueMisfits(after, before) : valueMisfits(before, after);

type Shapes<T> = Readonly<Record<string, T>>;

function changesOf<T extends object>(
  kind: Kind,
  before: Shapes<T>,
  after: Shapes<T>,
  broken: (before: T, after: T, name: string) => Misfit[],
): ContractChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name): ContractChange[] => {
    const [was, is] = [before[name], after[name]];
    if (!is) return [{ level: 'breaking', kind, name, details: ['is gone'] }];
    if (!was) return [{ level: 'compatible', kind, name, details: ['is new'] }];
    const edits = editsOf(was, is);
    if (edits.length === 0) return [];
    const breaks = broken(was, is, name);
    if (breaks.length > 0) return [{ level: 'breaking', kind, name, details: breaks.map(lineOf) }];
    return [{ level: edits.every(isWords) ? 'patch' : 'compatible', kind, name, details: edits }];
  });
}

const lineOf = ({ at, difference }: Misfit): string => (at ? `${at}: ${difference}` : difference);

/** Places that only people read. */
const isWords = (edit: string): boolean => /^([^ ]*(?<!\bproperties)\.)?(summary|title|description) /.test(edit);

/** Where two shapes differ, as `body.properties.memo is new`. */
function editsOf(was: unknown, is: unknown, at = ''): string[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (!isObject(was) || !isObject(is)) return [`${at} ${say(was)} → ${say(is)}`];
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  return keys.flatMap((key) => {
    const place = at ? `${at}.${key}` : key;
    if (!(key in was)) return [`${place} is new`];
    return key in is ? editsOf(was[key], is[key], place) : [`${place} is gone`];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const say = (value: unknown): string => JSON.stringify(value);

/** What a changeset claims: that a name changes, and how much. */
export interface Claim {
  level: Level;
  kind: Kind;
  name: string;
}

/** Changes that no claim covers with their level or a higher one. */
export const unclaimed = (changes: readonly ContractChange[], claims: readonly Claim[]): ContractChange[] =>
  changes.filter(
    ({ kind, name, level }) =>
      !claims.some((claim) => claim.kind === kind && claim.name === name && LEVELS.indexOf(claim.level) >= LEVELS.indexOf(level)),
  );

/** Version after these levels: a break raises the first number, a compatible change the second, words the third; none, and it stays. */
export function nextVersion(version: string, levels: readonly Level[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (levels.includes('breaking')) return `${major + 1}.0.0`;
  if (levels.includes('compatible')) return `${major}.${minor + 1}.0`;
  return levels.length > 0 ? `${major}.${minor}.${patch + 1}` : version;
}

const CLAIM = /^(patch|compatible|breaking) (route|endpoint|surface|event|storage|bridge) (.+)/;

/**
 * Reads a changeset: a line per name, `compatible endpoint GET /reviews`, an empty line, and words for those who read the list of changes.
 * @throws {Error} naming the line that is neither, or when it has no words
 */
export function readChangeset(text: string): { claims: Claim[]; words: string } {
  const [head = '', ...rest] = text.trim().split(/\n\s*\n/);
  const claims = head.split('\n').map((line): Claim => {
    const [, level, kind, name] = CLAIM.exec(line.trim()) ?? [];
    if (!name) throw new Error(`"${line}" is no change: write \`compatible endpoint GET /reviews\`.`);
    return { level: level as Level, kind: kind as Kind, name };
  });
  const words = rest.join('\n\n').trim();
  if (!words) throw new Error('it has no words: say below an empty line what changes for whom.');
  return { claims, words };
}
