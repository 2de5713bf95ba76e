import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './proc.mjs';
import { bringHere, releaseStore, versionFolder } from './release-store';

const BAKED = path.join(ROOT, 'shell/dist/baked/remotes');
const STAMP = path.join(ROOT, 'shell/dist/baked/.stamp');
const SHELL_STAMP = path.join(ROOT, 'shell/dist/.stamp');
/** Stories are for teams: no shopper needs a copy. */
const isServed = (file: string): boolean => path.basename(file) !== 'stories';
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** Whether the present build of the shell carries its copies. */
export const isBaked = () => textOf(STAMP) !== null && textOf(STAMP) === textOf(SHELL_STAMP);

/**
 * Puts a copy of each remote's stable release into the shell's own build: with the release store lost, or nothing in it that
 * works, the shop still shows (MFE-07). It stays until the shell itself is built anew.
 */
export async function bakeReleases(remotes: readonly string[]): Promise<void> {
  rmSync(path.dirname(BAKED), { recursive: true, force: true });
  for (const remote of remotes) {
    await bringHere(remote);
    const registry = await (await releaseStore()).registry(remote);
    if (!registry) continue;
    const { stable, versions } = registry;
    cpSync(versionFolder(remote, stable), path.join(BAKED, remote, stable), { recursive: true, filter: isServed });
    const baked = { name: remote, stable, previous: null, versions: { [stable]: versions[stable] } };
    writeFileSync(path.join(BAKED, remote, 'registry.json'), JSON.stringify(baked, null, 2));
  }
  mkdirSync(path.dirname(BAKED), { recursive: true });
  writeFileSync(STAMP, textOf(SHELL_STAMP) ?? '');
}
