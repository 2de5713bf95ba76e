import { REMOTES, type RemoteName } from '@hyangro/contracts/routes/table';
import { tableRows, type RegistryRoute } from '../../remotes/registry-route';
import { chooseRelease, parseRegistry, type ServedRemote } from './release';
import type { ReleaseStore } from './release-store';

const LOOK_AGAIN_MS = 1000;

/**
 * What the shop serves now. Looks for new releases every second; a registry that is damaged or fits nothing leaves the
 * last good one in place and says so.
 */
export function createRegistry(store: ReleaseStore, warn: (message: string) => void) {
  const served = new Map<RemoteName, ServedRemote>();
  const stamps = new Map<RemoteName, string | null>();
  let routes: readonly RegistryRoute[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function lookAt(remote: RemoteName) {
    const stamp = await store.stampOf(remote);
    if (stamps.has(remote) && stamps.get(remote) === stamp) return false;
    stamps.set(remote, stamp);
    if (stamp === null) {
      warn(`${remote}: no release in the store${served.has(remote) ? ', the last one stays' : ''}`);
      return false;
    }
    try {
      served.set(remote, chooseRelease(parseRegistry(await store.registryText(remote))));
      return true;
    } catch (error) {
      warn(
        `${remote}: registry refused (${error instanceof Error ? error.message : String(error)})${served.has(remote) ? ', the last good one stays' : ''}`,
      );
      return false;
    }
  }
  async function look() {
    const changed = await Promise.all(REMOTES.map(lookAt));
    if (!routes.length || changed.includes(true)) {
      routes = [...tableRows('shell'), ...REMOTES.flatMap((remote) => served.get(remote)?.stable.routes ?? tableRows(remote))];
    }
  }
  return {
    /** Reads everything once and keeps looking. */
    async open() {
      await look();
      timer = setInterval(() => void look(), LOOK_AGAIN_MS).unref();
    },
    close: () => clearInterval(timer),
    look,
    routes: () => routes,
    served: (remote: RemoteName): ServedRemote | null => served.get(remote) ?? null,
  };
}
export type Registry = ReturnType<typeof createRegistry>;
