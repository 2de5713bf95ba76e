import { NOT_SEEN } from '@hyangro/contracts/release/canary.rules';
import { VERSION_ROLES, type VersionReport } from '@hyangro/contracts/operator/remotes.contract';
import { readRelease, type RemoteRegistry } from '@hyangro/contracts/release/release';
import { REMOTES } from '@hyangro/contracts/routes/table';
import type { Releases } from '@hyangro/server/release/folder-releases';
import { CONTRACT_FILE, contractOf } from '@hyangro/server/release/gate';
import type { Deps } from '../../platform/module';
import { countSeen, findShares } from '../common/public';
import { storeOf } from './release-store';

/** Of each remote; those that visitors get come first. */
const VERSIONS_TOLD = 10;

type Served = Pick<VersionReport, 'version' | 'role' | 'percent'>;
type Limits = Pick<VersionReport, 'budget' | 'weight'>;
const SHELL_LIMITS: Limits = { budget: null, weight: null };

/**
 * How each version of each remote does in visitors' browsers from a moment on (MFE-18): the versions that they get, and those that they got
 * since then and told of, by the same counts that a canary is judged by.
 *
 * @param shell version of the shell, which no registry names; null leaves it out
 */
export async function reportRemotes(deps: Pick<Deps, 'db' | 'config' | 'log'>, from: Date, shell: string | null) {
  const releases = await storeOf(deps);
  const remotes = await Promise.all(
    REMOTES.map(async (remote) => {
      const registry = await readable(releases, remote, deps);
      return {
        remote,
        served: registry ? versionsOf(registry, from) : [],
        limitsOf: async (version: string): Promise<Limits> => ({
          budget: contractOf(await releases.text(remote, version, CONTRACT_FILE))?.budget ?? null,
          weight: registry && weightOf(registry, version),
        }),
      };
    }),
  );
  const own = shell === null ? [] : [{ version: shell, role: 'STABLE' as const, percent: null }];
  const all = [...remotes, { remote: 'shell' as const, served: own, limitsOf: async () => SHELL_LIMITS }];
  const names = all.flatMap(({ remote, served }) => served.map(({ version }) => `${remote}@${version}`));
  const [seen, shares] = await Promise.all([countSeen(deps.db, names, from), findShares(deps.db, names, from)]);
  return Promise.all(
    all.map(async ({ remote, served, limitsOf }) => {
      const told = served.filter(({ role, version }) => role !== 'EARLIER' || seen.has(`${remote}@${version}`));
      const report = async (version: Served): Promise<VersionReport> => {
        const name = `${remote}@${version.version}`;
        const { loads: visitors, failures, poor } = seen.get(name) ?? NOT_SEEN;
        const { LCP = null, INP = null, CLS = null } = shares.get(name) ?? {};
        return { ...version, visitors, failures, poor, LCP, INP, CLS, ...(await limitsOf(version.version)) };
      };
      return { remote, versions: await Promise.all(told.slice(0, VERSIONS_TOLD).map(report)) };
    }),
  );
}

/** A registry that cannot be read hides none of the others. */
async function readable(releases: Releases, remote: string, { log }: Pick<Deps, 'log'>): Promise<RemoteRegistry | null> {
  try {
    return await releases.registry(remote);
  } catch (error) {
    log.warn({ remote, error }, 'a registry cannot be read');
    return null;
  }
}

/** Versions that visitors get, then those that changes since a moment name, the newest first. */
function versionsOf({ stable, canary, previous, history }: RemoteRegistry, from: Date): Served[] {
  const late = history.filter(({ at }) => Date.parse(at) >= from.getTime()).toReversed();
  const roles = new Map<string, Served['role']>(
    late.flatMap(({ from: before, to }) => [to, before]).flatMap((one) => (one ? [[one, 'EARLIER']] : [])),
  );
  if (previous) roles.set(previous, 'PREVIOUS');
  if (canary) roles.set(canary.version, 'CANARY');
  roles.set(stable, 'STABLE');
  return [...roles]
    .map(([version, role]) => ({ version, role, percent: role === 'CANARY' && canary ? canary.percent : null }))
    .sort((one, other) => VERSION_ROLES.indexOf(one.role) - VERSION_ROLES.indexOf(other.role));
}

/** Bytes that a version was measured to have; a damaged row of the registry knows none. */
function weightOf(registry: RemoteRegistry, version: string): VersionReport['weight'] {
  try {
    return readRelease(registry, version).weight ?? null;
  } catch {
    return null;
  }
}
