import { checkRelease, type ShellContract } from '@hyangro/contracts/release/check-release.rules';
import { remoteContractSchema, type RemoteContract } from '@hyangro/contracts/release/remote-contract';
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
  const served = registries.flatMap((registry) =>
    registry
      ? [...new Set([registry.stable, registry.canary?.version, registry.previous])].map((version) => ({ name: registry.name, version }))
      : [],
  );
  const contracts = await Promise.all(
    served.map(async ({ name, version }) => (version ? contractOf(await releases.text(name, version, CONTRACT_FILE)) : null)),
  );
  const others = contracts.filter((one) => one !== null && !(one.remote === candidate.remote && one.version === candidate.version));
  const { breaks } = checkRelease({ candidate, served: others.filter((one) => one !== null), shell });
  return breaks.map(({ peer, what, difference }) => `${peer}: ${what}: ${difference}`);
}
