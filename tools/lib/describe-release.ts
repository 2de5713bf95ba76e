import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../shared/build/src/integrity';
import type { Release } from '../../shared/contracts/src/release/release';

/** What of a remote's `mf-manifest.json` the registry carries on. */
interface Manifest {
  metaData: Pick<Release, 'contract' | 'door' | 'routes' | 'locales' | 'surfaces'> & {
    remoteEntry: { name: string };
    buildInfo: Pick<Release, 'commit'>;
  };
}

/** What the registry says of a release whose files lie in `draft`, from its manifest. */
export function describeRelease(draft: string, version: string): Release {
  const web = path.join(draft, 'web');
  const { metaData }: Manifest = JSON.parse(readFileSync(path.join(web, 'mf-manifest.json'), 'utf8'));
  const { contract, door, routes, locales, surfaces, remoteEntry, buildInfo } = metaData;
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
    ...(buildInfo.commit && { commit: buildInfo.commit }),
  };
}

const hashOf = (file: string): string => integrityOf(readFileSync(file));

/**
 * Publishes what the version gives and takes, each with its shape as its sources have it (MFE-04, MFE-05). Throws when it uses what its
 * `contract.json` does not declare.
 */
export async function writeContract(remote: string, { version, routes }: Release, file: string): Promise<void> {
  const contract = await import('../../shared/contracts/src/release/remote-contract');
  const { declarationOf, offersOf, readBudget, readDeclaration } = await import('../../shared/build/src/contract-uses');
  const { releaseContract } = await import('../../shared/build/src/release-contract');
  const uses = contract.declarationSchema.parse(readDeclaration(remote));
  const missing = contract.undeclared(contract.declarationSchema.parse(declarationOf(remote)), uses);
  if (missing.length) throw new Error(`mfe-${remote}/contract.json does not declare ${missing.join(', ')}. \`pnpm contracts\` adds it.`);
  const rows = routes.map(({ name, path: at, isComing }) => ({ name, path: at, isBuilt: !isComing }));
  const published = releaseContract({ remote, version, offers: offersOf(remote), uses, routes: rows, budget: readBudget(remote) });
  writeFileSync(file, JSON.stringify(contract.remoteContractSchema.parse(published), null, 2));
}
