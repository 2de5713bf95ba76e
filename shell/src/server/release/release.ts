import { isCompatible } from '@hyangro/contracts/version';
import { readRegistry, readRelease, type Release } from '@hyangro/contracts/release/release';

/** Releases of a `registry.json` that this shell can serve, the best first, and what was refused and why. */
export interface Readable {
  releases: Release[];
  refused: string[];
}

/** Reads the stable release and the one before it (architecture §4). Throws when the registry itself is damaged. */
export function readReleases(text: string, shellContract: string): Readable {
  const registry = readRegistry(JSON.parse(text));
  const read: Readable = { releases: [], refused: [] };
  for (const version of new Set([registry.stable, registry.previous])) {
    if (!version) continue;
    try {
      const release = readRelease(registry, version);
      if (!isCompatible(shellContract, release.contract)) throw new Error(`release ${version}: contract ${release.contract} does not fit`);
      read.releases.push(release);
    } catch (error) {
      read.refused.push(error instanceof Error ? error.message : String(error));
    }
  }
  return read;
}
