import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { readDoor } from './door';
import { reachableFrom } from './reachable';
import { usedIn } from './used-words';

/**
 * `locales/ko.json?for=product`: of a remote's texts those that the screens of this set ask for, by their sources (`words` in the
 * door); `?for=` those of its surfaces, and of the screens that name no set. Texts stay in one file per language; which of them a
 * page brings follows from its code.
 */
export default function wordSetLoader(this: LoaderContext<unknown>, source: string): string {
  const door = path.resolve(path.dirname(this.resourcePath), '../src/remote.ts');
  const set = new URLSearchParams(this.resourceQuery).get('for') ?? '';
  const sources = sourcesOf(door, set);
  for (const file of [door, ...sources.keys()]) this.addDependency(file);
  return wordsOf(source, sources.values());
}

/** Sources of the screens of a set, their heads and openings, and all that they reach; '' is everything without one. */
export const sourcesOf = (door: string, set: string): ReadonlyMap<string, string> =>
  reachableFrom(
    readDoor(door)
      .filter(({ kind, words = '' }) => ['screens', 'surfaces'].includes(kind) && words === set)
      .flatMap(({ module, data, beside = [] }) => [module, ...(data ? [data] : []), ...beside])
      .map((name) => path.join(path.dirname(door), name)),
  );

/** The texts of a catalogue that sources ask for, as JSON. */
export function wordsOf(catalogue: string, sources: Iterable<string>): string {
  const isUsed = usedIn([...sources].join('\n'));
  const texts: Record<string, string> = JSON.parse(catalogue);
  return JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([key]) => isUsed(key))));
}
