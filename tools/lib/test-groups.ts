import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './proc.mjs';

/** Where `groups()` of `shared/build/src/jest.ts` looks for them, by package. */
const FOLDER = '.cache/test-groups';
/** To load its modules costs a test file more than its tests; the memory of a run grows with what it has loaded. */
const MOST_FILES = 20;
/** What holds for a whole run of Jest, and files that say so: each has a run of its own. */
const STANDS_ALONE = /\bjest\.(mock|setTimeout)\(|@alone\b/;
/** At the head of a file alone, as Jest reads it. */
const ENVIRONMENT = /^\/\*\* (@jest-environment \S+)/;

interface Group {
  /** Folder of the package, relative to the root. */
  dir: string;
  /** As Jest reads it; empty for that of the package. */
  environment: string;
  isAlone: boolean;
  files: string[];
  letters: number;
}

/**
 * Writes files for Jest that require test files of one package and environment, up to twenty at a time, each in a `describe` of its name: modules
 * are loaded once for all of them. They take the place of those of the run before.
 * @param files absolute paths of test files below `root`
 */
export function writeGroups(files: readonly string[], root = ROOT): void {
  const folder = path.join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  groupsOf([...files].sort(), root).forEach((group, place) => {
    mkdirSync(path.join(folder, group.dir), { recursive: true });
    writeFileSync(path.join(folder, group.dir, `${String(place).padStart(3, '0')}.test.ts`), sourceOf(group, root));
  });
}

/** Neighbours together, as they load much of the same; what may take long first, as the last one works alone. */
function groupsOf(files: readonly string[], root: string): Group[] {
  const groups: Group[] = [];
  for (const file of files) {
    const [dir = ''] = /^(shared[\\/])?[^\\/]+/.exec(path.relative(root, file)) ?? [];
    const text = readFileSync(file, 'utf8');
    const [, environment = ''] = ENVIRONMENT.exec(text) ?? [];
    const isAlone = STANDS_ALONE.test(text);
    const hasRoom = (it: Group) => it.dir === dir && it.environment === environment && !it.isAlone && it.files.length < MOST_FILES;
    let group = isAlone ? undefined : groups.find(hasRoom);
    if (!group) {
      group = { dir, environment, isAlone, files: [], letters: 0 };
      groups.push(group);
    }
    group.files.push(file);
    group.letters += text.length;
  }
  return groups.sort((a, b) => Number(b.isAlone) - Number(a.isAlone) || b.letters - a.letters);
}

function sourceOf({ environment, files }: Group, root: string): string {
  const parts = files.map((file) => {
    const name = path.relative(root, file).replaceAll(path.sep, '/');
    return `describe(${JSON.stringify(name)}, () => {\n  require(${JSON.stringify(file)});\n});\n`;
  });
  return `${environment && `/** ${environment} */\n`}${parts.join('')}`;
}
