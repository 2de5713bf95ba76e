import { checkRelease, type ShellContract } from '@hyangro/contracts/release/check-release.rules';
import { remoteContractSchema, type RemoteContract } from '@hyangro/contracts/release/remote-contract';
import type { RemoteRegistry } from '@hyangro/contracts/release/release';
import { REMOTES } from '@hyangro/contracts/routes/table';
import type { Releases } from './folder-releases';

/** What a version says of itself, in its folder. */
export const CONTRACT_FILE = 'web/contract.json';

/** Reads a version's contract; null when there is none that the gate can read, as in versions from before it. */
export function contractOf(text: string | null): RemoteContract | null {
  try {
    return text === null ? null : (remoteContractSchema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/**
 * What a version would break of everything that visitors may have now, or would miss of it (MFE-05), a line each: the peer, the thing, the
 * difference. A served version from before the gate says nothing of itself and is passed over.
 */
export async function breaksOf(releases: Releases, candidate: RemoteContract, shell: ShellContract): Promise<string[]> {
  const registries = await Promise.all(REMOTES.map((remote) => releases.registry(remote)));
  const served = registries.flatMap((registry) => (registry ? servedVersions(registry) : []));
  const contracts = await Promise.all(
    served.map(async ({ name, version }) => contractOf(await releases.text(name, version, CONTRACT_FILE))),
  );
  const others = contracts
    .filter((one) => one !== null)
    .filter(({ remote, version }) => !(remote === candidate.remote && version === candidate.version));
  const { breaks } = checkRelease({ candidate, served: others, shell });
  return breaks.map(({ peer, what, difference }) => `${peer}: ${what}: ${difference}`);
}

/** What visitors may have now of a remote: stable, its canary, and what stable falls back to. */
function servedVersions({ name, stable, canary, previous }: RemoteRegistry): { name: string; version: string }[] {
  const versions = new Set([stable, canary?.version, previous].filter((version) => typeof version === 'string'));
  return [...versions].map((version) => ({ name, version }));
}
