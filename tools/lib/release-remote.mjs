import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from './compress.mjs';
import { integrityOf } from '../../shared/build/src/integrity.mjs';
import { ROOT } from './proc.mjs';
import { draftFolder, publishDraft, readRegistry, versionFolder, writeRegistry } from './release-store.mjs';
import { BILL_FILE, billOfMaterials } from './bill-of-materials.mjs';
import { SHARED_SOURCES, sourceHash } from './source-hash.mjs';

/** @typedef {import('../../shared/contracts/src/release/release').Release} Release */

/** Version of a remote's present sources: package version and their hash. */
export function currentVersion(/** @type {string} */ remote) {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, `mfe-${remote}/package.json`), 'utf8'));
  return `${version}-${sourceHash([`mfe-${remote}`, ...SHARED_SOURCES])}`;
}

/** Whether the store serves the present sources already. */
export const isReleased = (/** @type {string} */ remote, version = currentVersion(remote)) => {
  const registry = readRegistry(remote);
  return registry?.stable === version && version in registry.versions && existsSync(versionFolder(remote, version));
};

/**
 * Builds and publishes one remote: files under its version (immutable), then the registry that names it stable.
 * The same sources again do nothing; sources that were released before are only made stable again.
 */
export async function releaseRemote(/** @type {string} */ remote) {
  const version = currentVersion(remote);
  if (isReleased(remote, version)) return { version, isNew: false };
  const { contract } = await import('../../shared/build/src/workspace.mjs');
  const known = readRegistry(remote);
  const release = known?.versions[version] ?? (await build(remote, version));
  const registry = {
    name: remote,
    stable: version,
    previous: known && known.stable !== version ? known.stable : (known?.previous ?? null),
    versions: { ...known?.versions, [version]: release },
  };
  // What a shop would refuse to serve is not published.
  contract.readRelease(contract.readRegistry(registry), version);
  writeRegistry(remote, registry);
  return { version, isNew: true };
}

async function build(/** @type {string} */ remote, /** @type {string} */ version) {
  const { buildWeb } = await import('../../shared/build/src/run.mjs');
  const { buildRemoteForServer } = await import('../../shared/build/src/server-bundle.mjs');
  const draft = draftFolder(remote, version);
  process.env.REMOTE_RELEASE = version;
  try {
    await Promise.all([
      buildWeb(path.join(ROOT, `mfe-${remote}`), path.join(draft, 'web')),
      buildRemoteForServer(remote, path.join(draft, 'node/remote.cjs')),
    ]);
    writeFileSync(path.join(draft, BILL_FILE), await billOfMaterials(remote));
    const release = describeRelease(draft, version);
    await writeContract(remote, release, path.join(draft, 'web/contract.json'));
    await compressFolder(path.join(draft, 'web'));
    publishDraft(remote, version, draft);
    return release;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * What the registry says of a release whose files lie in `draft`, from its manifest.
 * @returns {Release}
 */
export function describeRelease(/** @type {string} */ draft, /** @type {string} */ version) {
  const web = path.join(draft, 'web');
  const { metaData } = JSON.parse(readFileSync(path.join(web, 'mf-manifest.json'), 'utf8'));
  const { contract, door, routes, locales, surfaces, remoteEntry } = metaData;
  const integrity = Object.fromEntries(
    readdirSync(web)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, hashOf(path.join(web, name))]),
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
    server: { file: 'remote.cjs', integrity: hashOf(path.join(draft, 'node/remote.cjs')) },
    releasedAt: new Date().toISOString(),
  };
}

const hashOf = (/** @type {string} */ file) => integrityOf(readFileSync(file));

/** Publishes what the remote takes and gives (MFE-04). Throws when it uses what its `contract.json` does not declare. */
async function writeContract(
  /** @type {string} */ remote,
  /** @type {Release} */ { contract: version, routes },
  /** @type {string} */ file,
) {
  const { contract } = await import('../../shared/build/src/workspace.mjs');
  const { declarationOf, offersOf, readDeclaration } = await import('../../shared/build/src/contract-uses.mjs');
  const uses = contract.declarationSchema.parse(readDeclaration(remote));
  const missing = contract.undeclared(contract.declarationSchema.parse(declarationOf(remote)), uses);
  if (missing.length) throw new Error(`mfe-${remote}/contract.json does not declare ${missing.join(', ')}. \`pnpm contracts\` adds it.`);
  const published = {
    remote,
    contract: version,
    exposes: ['./remote', './lifecycles'],
    routes: routes.map(({ name, path: at, isComing }) => ({ name, path: at, isBuilt: !isComing })),
    offers: offersOf(remote),
    uses,
  };
  writeFileSync(file, JSON.stringify(contract.remoteContractSchema.parse(published), null, 2));
}
