import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../../shared/build/src/workspace-paths.mjs';
import type { Release } from '../../shared/contracts/src/release/release';
import { BILL_FILE, billOfMaterials } from './bill-of-materials';
import { compressFolder } from './compress';
import { describeRelease, writeContract } from './describe-release';
import { ROOT } from './proc.mjs';
import { draftFolder, publishDraft, readRegistry, versionFolder, writeRegistry } from './release-store';
import { SHARED_SOURCES, sourceHash } from './source-hash';

/** Version of a remote's present sources: package version and their hash. */
export function currentVersion(remote: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(ROOT, `mfe-${remote}/package.json`), 'utf8'));
  return `${version}-${sourceHash([`mfe-${remote}`, ...SHARED_SOURCES])}`;
}

/** Whether the store serves the present sources already. */
export const isReleased = (remote: string, version = currentVersion(remote)): boolean => {
  const registry = readRegistry(remote);
  return registry?.stable === version && version in registry.versions && existsSync(versionFolder(remote, version));
};

/**
 * Builds and publishes one remote: files under its version (immutable), then the registry that names it stable.
 * The same sources again do nothing; sources that were released before are only made stable again.
 */
export async function releaseRemote(remote: string): Promise<{ version: string; isNew: boolean }> {
  const version = currentVersion(remote);
  if (isReleased(remote, version)) return { version, isNew: false };
  const contract = await import('../../shared/contracts/src/release/release');
  const known = readRegistry(remote);
  const release = known?.versions[version] ?? (await build(remote, version));
  // What a shop would refuse to serve is not published.
  const registry = contract.readRegistry({
    name: remote,
    stable: version,
    previous: known && known.stable !== version ? known.stable : (known?.previous ?? null),
    versions: { ...known?.versions, [version]: release },
  });
  contract.readRelease(registry, version);
  writeRegistry(remote, registry);
  return { version, isNew: true };
}

/** Releases the named remotes one after the other; answers the exit code. */
export async function releaseNamed(remotes: readonly string[]): Promise<number> {
  if (!remotes.length) {
    console.error(`Name the remotes to release: ${REMOTES.join(' ')}.`);
    return 1;
  }
  for (const remote of remotes) {
    const { version, isNew } = await releaseRemote(remote);
    console.log(isNew ? `${remote}: released ${version}` : `${remote}: ${version} is stable already`);
  }
  return 0;
}

async function build(remote: string, version: string): Promise<Release> {
  const { buildWeb } = await import('../../shared/build/src/run');
  const { buildRemoteForServer } = await import('../../shared/build/src/server-bundle');
  const draft = draftFolder(remote, version);
  process.env.REMOTE_RELEASE = version;
  try {
    await Promise.all([
      buildWeb(path.join(ROOT, `mfe-${remote}`), path.join(draft, 'web')),
      buildRemoteForServer(remote, path.join(draft, 'node/remote.cjs')),
    ]);
    writeFileSync(path.join(draft, BILL_FILE), await billOfMaterials(`mfe-${remote}`));
    const release = describeRelease(draft, version);
    await writeContract(remote, release, path.join(draft, 'web/contract.json'));
    await compressFolder(path.join(draft, 'web'));
    publishDraft(remote, version, draft);
    return release;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
