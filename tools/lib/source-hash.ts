import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './proc.mjs';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'dist-node', '.cache', 'coverage', 'test-results', 'playwright-report']);
/** Stories of a surface are published with its version: they are a part of it. */
const isTest = (name: string): boolean => /(?<!\.surface)\.(test|spec|stories)\.[cm]?[jt]sx?$|\.surface\.test\.tsx$|\.md$/.test(name);

/** What every browser build is made of besides its own package. */
export const SHARED_SOURCES = [
  'shared/contracts',
  'shared/rules',
  'shared/commerce',
  'shared/runtime',
  'shared/ui/src',
  'shared/ui/package.json',
  'shared/build',
  'pnpm-lock.yaml',
];

/** Eight letters that change when any source below the given paths (relative to the root) changes. Tests and docs do not count. */
export function sourceHash(paths: readonly string[]): string {
  const sum = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const file of paths.flatMap((name) => filesBelow(path.join(ROOT, name)))) {
    sum.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return sum.digest('hex').slice(0, 8);
}

function filesBelow(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCE.has(name) && !isTest(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(path.join(place, entry.name)));
}
