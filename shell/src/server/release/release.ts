import { EVENT_FIELDS } from '@hyangro/contracts/events/shop-events';
import { missingNames, type Offered } from '@hyangro/contracts/release/missing-names.rules';
import { readRegistry, readRelease, type Release } from '@hyangro/contracts/release/release';
import { PERMISSIONS } from '@hyangro/contracts/release/remote-contract';
import { LOCAL_KEYS, SESSION_KEYS } from '@hyangro/contracts/storage/storage-keys';
import { contractOf } from '@hyangro/server/release/gate';

/** Releases of a `registry.json` that this shell can serve, the best first, and what was refused and why. */
export interface Readable {
  releases: Release[];
  /** What some visitors get before them (MFE-09). */
  canary: { release: Release; percent: number } | null;
  refused: string[];
}

/** What this shell has for remotes. */
const OFFERED: Offered = {
  events: Object.keys(EVENT_FIELDS),
  storage: [...LOCAL_KEYS.map((key) => `local:${key}`), ...SESSION_KEYS.map((key) => `session:${key}`)],
  permissions: PERMISSIONS,
  doors: ['./remote'],
};

/**
 * Reads the stable release, the one before it, and the canary, as far as this shell has every name that they need (ADR 19). Throws when the
 * registry itself is damaged.
 *
 * @param contractText text of a version's `contract.json`; null for one from before there were any, which is taken as it is
 */
export async function readReleases(text: string, contractText: (version: string) => Promise<string | null>): Promise<Readable> {
  const registry = readRegistry(JSON.parse(text));
  const refused: string[] = [];
  const releaseOf = async (version: string): Promise<Release | null> => {
    try {
      const release = readRelease(registry, version);
      const missing = missingOf(await contractText(version));
      if (missing.length) throw new Error(`release ${version}: this shell has no ${missing.join(', no ')}`);
      return release;
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
      return null;
    }
  };
  const versions = new Set([registry.stable, registry.previous].filter((version) => version !== null));
  const releases = (await Promise.all([...versions].map(releaseOf))).filter((release) => release !== null);
  const first = registry.canary && (await releaseOf(registry.canary.version));
  return { releases, refused, canary: registry.canary && first ? { release: first, percent: registry.canary.percent } : null };
}

function missingOf(text: string | null): string[] {
  if (text === null) return [];
  const contract = contractOf(text);
  return contract ? missingNames(contract, OFFERED) : ['contract.json that can be read'];
}
