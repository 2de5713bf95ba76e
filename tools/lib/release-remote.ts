import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../shared/contracts/src/release/release';
import type { ChangedRegistry } from '../../shared/contracts/src/release/release-api';
import type { RemoteName } from '../../shared/contracts/src/routes/table';
import { CONTRACT_FILE } from '../../shared/server/src/release/gate';
import { createReleaseDesk, type ReleaseDesk } from '../../shared/server/src/release/release-desk';
import { BILL_FILE, billOfMaterials } from './bill-of-materials';
import { compressFolder } from './compress';
import { describeRelease, writeContract } from './describe-release';
import { ROOT, tryOutput } from './proc.mjs';
import { isHere, releaseStore } from './release-store';
import { SHARED_SOURCES, sourceHash } from './source-hash';

/** Who releases, and why; `hold` leaves stable as it is. */
export interface ReleaseOrder {
  by: string;
  why: string;
  hold: boolean;
}
/** Where releases go: the store of this working copy, or a running shop. */
export type ReleaseTarget = Pick<ReleaseDesk, 'list' | 'publish' | 'act'>;
/** The store of this working copy; without the gate where all its remotes are released together. */
export async function ownStore(isGated: boolean): Promise<ReleaseTarget> {
  const { shellContract } = await import('../../shared/build/src/shell-contract');
  return createReleaseDesk({ releases: await releaseStore(), shell: isGated ? shellContract() : null });
}

/** Version of a remote's present sources: package version and their hash. */
function currentVersion(remote: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(ROOT, `mfe-${remote}/package.json`), 'utf8'));
  return `${version}-${sourceHash(sourcesOf(remote))}`;
}
const sourcesOf = (remote: string): string[] => [`mfe-${remote}`, ...SHARED_SOURCES];

/** The commit that a remote's present sources are those of; null when they were changed since, or stand in no git. */
export function presentCommit(remote: string): string | null {
  const changes = tryOutput('git', ['-C', ROOT, 'status', '--porcelain', '--', ...sourcesOf(remote)]);
  return changes === '' ? tryOutput('git', ['-C', ROOT, 'rev-parse', 'HEAD']) : null;
}

/** Whether the store serves the present sources already. */
export const isReleased = async (remote: string): Promise<boolean> => {
  const version = currentVersion(remote);
  const registry = await (await releaseStore()).registry(remote);
  return registry?.stable === version && version in registry.versions && isHere(remote, version);
};

/**
 * Builds and publishes one remote: files under its version (immutable), then the registry that names it stable.
 * The same sources again do nothing; sources that were released before are only made stable again.
 *
 * @returns the version, and what changed; null: nothing
 */
export async function releaseRemote(
  remote: RemoteName,
  { by, why, hold }: ReleaseOrder,
  target: ReleaseTarget,
): Promise<{ version: string; changed: ChangedRegistry | null }> {
  const version = currentVersion(remote);
  const [known] = await target.list(remote);
  if (known?.versions.some((one) => one.version === version)) {
    const isDone = hold || known.stable === version;
    return { version, changed: isDone ? null : await target.act(remote, { name: 'promote', input: { version, why } }, by) };
  }
  const draft = await (await releaseStore()).draft(remote, version);
  try {
    const release = await build(remote, version, draft);
    return {
      version,
      changed: await target.publish(
        remote,
        { release, draft, contract: readFileSync(path.join(draft, CONTRACT_FILE), 'utf8'), hold },
        { by, why },
      ),
    };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The last commit, as the reason of a release that names none. */
export function lastCommit(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%h %s'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'the present sources';
  }
}

async function build(remote: string, version: string, draft: string): Promise<Release> {
  const { buildWeb } = await import('../../shared/build/src/run');
  const { buildRemoteForServer } = await import('../../shared/build/src/server-bundle');
  const { buildSurfaceStories } = await import('../../shared/build/src/stories-bundle');
  process.env.REMOTE_RELEASE = version;
  process.env.REMOTE_COMMIT = presentCommit(remote) ?? '';
  const [, , hasStories] = await Promise.all([
    buildWeb(path.join(ROOT, `mfe-${remote}`), path.join(draft, 'web')),
    buildRemoteForServer(remote, path.join(draft, 'node/remote.cjs')),
    buildSurfaceStories(remote, version, path.join(draft, 'stories')),
  ]);
  writeFileSync(path.join(draft, BILL_FILE), await billOfMaterials(`mfe-${remote}`));
  const release = describeRelease(draft, version);
  await writeContract(remote, release, path.join(draft, CONTRACT_FILE));
  await compressFolder(path.join(draft, 'web'));
  if (hasStories) await compressFolder(path.join(draft, 'stories'));
  return release;
}
