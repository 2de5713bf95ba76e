import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from './compress.mjs';
import { ROOT } from './proc.mjs';
import { draftFolder, publishDraft, readRegistry, versionFolder, writeRegistry } from './release-store.mjs';
import { SHARED_SOURCES, sourceHash } from './source-hash.mjs';

/** Version of a remote's present sources: package version and their hash. */
export function currentVersion(remote) {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, `mfe-${remote}/package.json`), 'utf8'));
  return `${version}-${sourceHash([`mfe-${remote}`, ...SHARED_SOURCES])}`;
}

/** Whether the store serves the present sources already. */
export const isReleased = (remote, version = currentVersion(remote)) => {
  const registry = readRegistry(remote);
  return registry?.stable === version && version in registry.versions && existsSync(versionFolder(remote, version));
};

/**
 * Builds and publishes one remote: files under its version (immutable), then the registry that names it stable.
 * The same sources again do nothing; sources that were released before are only made stable again.
 */
export async function releaseRemote(remote) {
  const version = currentVersion(remote);
  if (isReleased(remote, version)) return { version, isNew: false };
  const known = readRegistry(remote);
  const release = known?.versions[version] ?? (await build(remote, version));
  writeRegistry(remote, {
    name: remote,
    stable: version,
    previous: known && known.stable !== version ? known.stable : (known?.previous ?? null),
    versions: { ...known?.versions, [version]: release },
  });
  return { version, isNew: true };
}

async function build(remote, version) {
  const { buildWeb } = await import('../../shared/build/src/run.mjs');
  const { buildRemoteForServer } = await import('../../shared/build/src/server-bundle.mjs');
  const draft = draftFolder(remote, version);
  process.env.REMOTE_RELEASE = version;
  try {
    await Promise.all([
      buildWeb(path.join(ROOT, `mfe-${remote}`), path.join(draft, 'web')),
      buildRemoteForServer(remote, path.join(draft, 'node/remote.cjs')),
    ]);
    const release = describe(draft, version);
    await compressFolder(path.join(draft, 'web'));
    publishDraft(remote, version, draft);
    return release;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** What the registry says of a release, from its manifest. */
function describe(draft, version) {
  const web = path.join(draft, 'web');
  const { metaData } = JSON.parse(readFileSync(path.join(web, 'mf-manifest.json'), 'utf8'));
  const { contract, door, routes, locales, surfaces, remoteEntry } = metaData;
  const integrity = Object.fromEntries(
    readdirSync(web)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, sha384(path.join(web, name))]),
  );
  return {
    version,
    contract,
    routes,
    locales,
    surfaces,
    integrity,
    entry: remoteEntry.name,
    door,
    server: { file: 'remote.cjs', integrity: sha384(path.join(draft, 'node/remote.cjs')) },
    releasedAt: new Date().toISOString(),
  };
}

const sha384 = (file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
