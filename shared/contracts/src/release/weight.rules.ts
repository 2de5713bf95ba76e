import type { Budget, Weight } from './budget';
import type { Release } from './release';

/** Bytes of each file of a version, gzip, by its name. */
export type FileBytes = ReadonlyMap<string, number>;

type Parts = Pick<Release, 'entry' | 'door' | 'routes' | 'locales' | 'surfaces'>;

interface Weighed extends Weight {
  /** Scripts of the heaviest part, the largest first. */
  scripts: readonly (readonly [file: string, bytes: number])[];
  styleSheets: readonly (readonly [file: string, bytes: number])[];
}

/**
 * What a version costs whoever opens its heaviest screen or surface: entry, door, the files of the part, and words of the language that has
 * the most of them. A file that several name counts once.
 */
export function weigh(release: Parts, bytes: FileBytes): Weighed {
  const sized = (files: Iterable<string>) =>
    [...new Set(files)].map((file) => [file, bytes.get(file) ?? 0] as const).sort(([, one], [, other]) => other - one);
  const [heaviest = { part: '', scripts: sized([release.entry, ...release.door]) }] = partsOf(release)
    .map(({ part, files }) => ({ part, scripts: sized([release.entry, ...release.door, ...files]) }))
    .sort((one, other) => sumOf(other.scripts) - sumOf(one.scripts));
  const styleSheets = sized([...bytes.keys()].filter((file) => file.endsWith('.css')));
  return {
    jsGzipBytes: sumOf(heaviest.scripts),
    cssGzipBytes: sumOf(styleSheets),
    heaviest: heaviest.part,
    scripts: heaviest.scripts,
    styleSheets,
  };
}

/** Every screen and surface, once for each language. */
function partsOf({ routes, locales, surfaces }: Parts): { part: string; files: string[] }[] {
  const screens = routes.flatMap(({ name, files = [], words }) =>
    Object.values<readonly string[]>(words ?? locales).map((messages) => ({ part: `screen ${name}`, files: [...files, ...messages] })),
  );
  const others = Object.entries(surfaces).flatMap(([name, files]) =>
    Object.values<readonly string[]>(locales).map((messages) => ({ part: `surface ${name}`, files: [...files, ...messages] })),
  );
  return [...screens, ...others];
}

const sumOf = (files: readonly (readonly [string, number])[]) => files.reduce((sum, [, bytes]) => sum + bytes, 0);

/** Each kind of bytes of which a version has more than its budget, with both figures and the largest file; empty when it keeps to it (MFE-17). */
export function overBudget(weighed: Weighed, budget: Budget): string[] {
  const over = (what: string, has: number, may: number, files: Weighed['scripts'], where: string) =>
    has > may
      ? [`${what}: ${has} bytes gzip${where}, ${may} are allowed (${has - may} too many); largest file ${files[0]?.join(', ')}`]
      : [];
  const { jsGzipBytes, cssGzipBytes, heaviest, scripts, styleSheets } = weighed;
  return [
    ...over('JS', jsGzipBytes, budget.jsGzipBytes, scripts, ` with ${heaviest}`),
    ...over('CSS', cssGzipBytes, budget.cssGzipBytes, styleSheets, ''),
  ];
}
