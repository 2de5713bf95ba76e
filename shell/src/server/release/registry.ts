import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import type { Release } from '@hyangro/contracts/release/release';
import { REMOTES, type RemoteName } from '@hyangro/contracts/routes/table';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import { tableRows } from '../../remotes/registry-route';
import { readReleases } from './release';
import type { ReleaseStore } from './release-store';

const LOOK_AGAIN_MS = 1000;
/** A release whose code failed on the server is tried again after this long. */
const REJECTED_FOR_MS = 30_000;

export interface ServedRelease {
  release: Release;
  store: ReleaseStore;
  /** Path of its folder in the browser; no other release has it. */
  path: string;
}

interface Options {
  /** Where releases are published. */
  store: ReleaseStore;
  /** Copies that ship with the shell: they serve when the store has nothing that works (MFE-07). */
  baked: ReleaseStore;
  warn(message: string): void;
  now?(): number;
}

/**
 * What the shop serves of each remote, the best first: stable, the release before it, the copy that ships with the shell.
 * Looks for new releases every second; a registry that is damaged or fits nothing leaves the last good one in place and says so.
 */
export function createRegistry({ store, baked, warn, now = Date.now }: Options) {
  const published = new Map<RemoteName, Release[]>();
  const shipped = new Map<RemoteName, Release[]>();
  const stamps = new Map<RemoteName, string | null>();
  const rejectedUntil = new Map<string, number>();
  let routes: readonly RegistryRoute[] = [];
  let timer: NodeJS.Timeout | undefined;

  function served(remote: RemoteName): ServedRelease[] {
    const from = (source: ReleaseStore, releases: readonly Release[] = []) =>
      releases.map((release) => ({ release, store: source, path: `${source.base}/${remote}/${release.version}` }));
    const all = [...from(store, published.get(remote)), ...from(baked, shipped.get(remote))];
    return all.filter(({ path }) => now() >= (rejectedUntil.get(path) ?? 0));
  }
  async function read(from: ReleaseStore, remote: RemoteName): Promise<Release[]> {
    const { releases, refused } = readReleases(await from.registryText(remote), CONTRACT_VERSION);
    for (const reason of refused) warn(`${remote}: ${reason}`);
    if (!releases.length) throw new Error('no release in it can be served');
    return releases;
  }
  async function lookAt(remote: RemoteName) {
    const stamp = await store.stampOf(remote);
    if (stamps.has(remote) && stamps.get(remote) === stamp) return;
    stamps.set(remote, stamp);
    const stays = published.has(remote) ? ', the last good one stays' : '';
    if (stamp === null) return warn(`${remote}: no release in the store${stays}`);
    try {
      published.set(remote, await read(store, remote));
      rejectedUntil.clear();
    } catch (error) {
      warn(`${remote}: registry refused (${error instanceof Error ? error.message : String(error)})${stays}`);
    }
  }
  async function look() {
    await Promise.all(REMOTES.map(lookAt));
    routes = REMOTES.flatMap((remote) => served(remote)[0]?.release.routes ?? tableRows(remote));
  }
  async function readShipped(remote: RemoteName) {
    if ((await baked.stampOf(remote)) !== null) shipped.set(remote, await read(baked, remote));
  }
  return {
    /** Reads everything once and keeps looking. */
    async open() {
      await Promise.all(REMOTES.map((remote) => readShipped(remote).catch((error) => warn(`${remote}: shipped copy refused (${error})`))));
      await look();
      timer = setInterval(() => void look(), LOOK_AGAIN_MS).unref();
    },
    close: () => clearInterval(timer),
    look,
    routes: () => routes,
    served: served as (remote: RemoteName) => readonly ServedRelease[],
    /** Takes a release out of service for a while: its code is damaged or does not run. */
    reject({ path }: ServedRelease, reason: unknown) {
      rejectedUntil.set(path, now() + REJECTED_FOR_MS);
      warn(`${path} is out of service: ${reason instanceof Error ? reason.message : String(reason)}`);
    },
  };
}
export type Registry = ReturnType<typeof createRegistry>;
