import { isCompatible } from '@hyangro/contracts/version';
import { readRegistry, readRelease, type Release } from '@hyangro/contracts/release/release';

/** Releases of a `registry.json` that this shell can serve, the best first, and what was refused and why. */
export interface Readable {
  releases: Release[];
  /** What some visitors get before them (MFE-09). */
  canary: { release: Release; percent: number } | null;
  refused: string[];
}

/** Reads the stable release, the one before it, and the canary (architecture §4). Throws when the registry itself is damaged. */
export function readReleases(text: string, shellContract: string): Readable {
  const registry = readRegistry(JSON.parse(text));
  const refused: string[] = [];
  const releaseOf = (version: string): Release | null => {
    try {
      const release = readRelease(registry, version);
      if (!isCompatible(shellContract, release.contract)) throw new Error(`release ${version}: contract ${release.contract} does not fit`);
      return release;
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
      return null;
    }
  };
  const versions = new Set([registry.stable, registry.previous].filter((version) => version !== null));
  const releases = [...versions].map(releaseOf).filter((release) => release !== null);
  const first = registry.canary && releaseOf(registry.canary.version);
  return { releases, refused, canary: registry.canary && first ? { release: first, percent: registry.canary.percent } : null };
}
