import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../../shared/build/src/workspace-paths.mjs';
import { pnpm } from './install.mjs';
import { ROOT } from './proc.mjs';
import { sourceHash } from './source-hash';

/** Name of the bill in a release's folder, beside `web` and `node`. */
export const BILL_FILE = 'sbom.cdx.json';
const CACHE = path.join(ROOT, '.cache/sbom');

/** What is built and runs: the packages of the workspace that have a bill. */
export const BILLED = [...REMOTES.map((remote) => `mfe-${remote}`), 'shell', 'api'];

/** The packages that go into a remote, the shell or the API, their versions and licences, as CycloneDX JSON. pnpm writes all at once, once per lock file and versions. */
export async function billOfMaterials(folder: string): Promise<string> {
  const bills = path.join(CACHE, sourceHash(['pnpm-lock.yaml', ...packages()]));
  if (!existsSync(bills)) await writeBills(bills);
  return readFileSync(path.join(bills, `hyangro-${folder}.json`), 'utf8');
}

/** Those, and the workspace's own packages that go into them: the lock file does not know their versions. */
const packages = () =>
  [...BILLED, ...readdirSync(path.join(ROOT, 'shared')).map((name) => `shared/${name}`)]
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(path.join(ROOT, file)));

async function writeBills(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(path.join(CACHE, 'draft-'));
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', '--lockfile-only'];
  try {
    await pnpm(
      [...BILLED.flatMap((name) => ['--filter', `./${name}`]), 'sbom', ...format, '--split', '--out', path.join(draft, '%s.json')],
      { quiet: true },
    );
    // Another release may have been faster: its bills are the same.
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
