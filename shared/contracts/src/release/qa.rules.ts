import { REMOTES, type RemoteName } from '../routes/table';

/*
 * What a tester asks of a shop in QA mode by the address of any page: `chaos` breaks remotes (QA-04), `set` pins versions (QA-05), `token` is the leave to do
 * so. A browser that has the leave needs no token in its next addresses.
 */
export const CHAOS_PARAM = 'chaos';
export const SET_PARAM = 'set';
export const QA_TOKEN_PARAM = 'token';

/** Ways to break a remote for one browser: `offline` to `timeout` on its way there, the others in its code. */
export const CHAOS_FAULTS = ['offline', 'missing', 'down', 'html', 'timeout', 'syntax', 'load', 'render', 'effect', 'event'] as const;
export type ChaosFault = (typeof CHAOS_FAULTS)[number];
export type Chaos = ReadonlyMap<RemoteName, ChaosFault>;

/** Versions by the program that has them: of remotes, and of the shell. */
export interface VersionSet {
  shell: string | null;
  remotes: ReadonlyMap<RemoteName, string>;
}
const SHELL = 'shell';
const VERSION = /^\w[\w@.-]*$/;

const isRemote = (name: string): name is RemoteName => REMOTES.some((remote) => remote === name);
/** Whether a word names a way to break a remote. */
export const isChaosFault = (word: string): word is ChaosFault => CHAOS_FAULTS.some((fault) => fault === word);
/** Parts of a list by their names, without a value where a part has one end; null: a name comes twice. */
function pairsOf(text: string, between: string): ReadonlyMap<string, string> | null {
  const parts = text.split(',').filter(Boolean);
  const pairs = new Map(
    parts.map((part): [string, string] => {
      const [name = '', ...value] = part.split(between);
      return [name, value.join(between)];
    }),
  );
  return pairs.size === parts.length ? pairs : null;
}

/** `ugc:offline,raffle:render`; nothing breaks nothing. Null where it names no remote or no fault. */
export function readChaos(text: string): Chaos | null {
  const pairs = pairsOf(text, ':');
  if (!pairs) return null;
  const chaos = new Map<RemoteName, ChaosFault>();
  for (const [name, fault] of pairs) {
    if (!isRemote(name) || !isChaosFault(fault)) return null;
    chaos.set(name, fault);
  }
  return chaos;
}

/** `shell@1,ugc@2`; what is not named stays what everybody gets. Null where it names no program or no version. */
export function readVersionSet(text: string): VersionSet | null {
  const pairs = pairsOf(text, '@');
  if (!pairs) return null;
  let shell: string | null = null;
  const remotes = new Map<RemoteName, string>();
  for (const [name, version] of pairs) {
    if (!VERSION.test(version)) return null;
    if (name === SHELL) shell = version;
    else if (isRemote(name)) remotes.set(name, version);
    else return null;
  }
  return { shell, remotes };
}

/** The same as text, in the order it has. */
export const chaosText = (chaos: Chaos): string => [...chaos].map(([remote, fault]) => `${remote}:${fault}`).join(',');
/** The same as text, the shell first. */
export const versionSetText = ({ shell, remotes }: VersionSet): string =>
  [...(shell === null ? [] : [[SHELL, shell]]), ...remotes].map(([name, version]) => `${name}@${version}`).join(',');

/** Path and query of a page as a tester asked for it. */
export const qaLink = (token: string, { chaos, set }: { chaos?: string; set?: string }, path = '/'): string =>
  `${path}?${new URLSearchParams({ ...(chaos && { [CHAOS_PARAM]: chaos }), ...(set && { [SET_PARAM]: set }), [QA_TOKEN_PARAM]: token })}`;
