import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import { readRegistry, type Release } from '@hyangro/contracts/release/release';
import { REMOTES, type RemoteName } from '@hyangro/contracts/routes/table';
import { isInCanary } from '@hyangro/contracts/release/canary.rules';
import { tableRows } from '../../remotes/registry-route';
import { readReleases, type Readable } from './release';
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

/** The releases that one visitor gets. */
export interface ServedSet {
  /** Releases of a remote, the best first; the others are what it falls back to. */
  served(remote: RemoteName): readonly ServedRelease[];
  /** Rows of the best ones. */
  routes(): readonly RegistryRoute[];
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
 * What the shop serves of each remote, the best first: stable, the release before it, the copy that ships with the shell. A share of the
 * visitors gets a canary before them (MFE-09).
 * Looks for new releases every second; a registry that is damaged or fits nothing leaves the last good one in place and says so.
 */
export function createRegistry({ store, baked, warn, now = Date.now }: Options) {
  const published = new Map<RemoteName, Release[]>();
  const canaries = new Map<RemoteName, NonNullable<Readable['canary']>>();
  const shipped = new Map<RemoteName, Release[]>();
  const stamps = new Map<RemoteName, string | null>();
  const rejectedUntil = new Map<string, number>();
  let routes: readonly RegistryRoute[] = [];
  let timer: NodeJS.Timeout | undefined;

  const releasesIn = (source: ReleaseStore, remote: RemoteName, releases: readonly Release[] = []): ServedRelease[] =>
    releases.map((release) => ({ release, store: source, path: `${source.base}/${remote}/${release.version}` }));
  function served(remote: RemoteName, visitor?: string): ServedRelease[] {
    const canary = canaries.get(remote);
    const first = canary && visitor !== undefined && isInCanary(visitor, `${remote}@${canary.release.version}`, canary.percent);
    const all = [
      ...releasesIn(store, remote, first ? [canary.release] : []),
      ...releasesIn(store, remote, published.get(remote)),
      ...releasesIn(baked, remote, shipped.get(remote)),
    ];
    const once = new Map(all.map((one) => [one.path, one]));
    return [...once.values()].filter(({ path }) => now() >= (rejectedUntil.get(path) ?? 0));
  }
  const rowsBy = (servedOf: ServedSet['served']) => REMOTES.flatMap((remote) => servedOf(remote)[0]?.release.routes ?? tableRows(remote));
  const rowsOf = (visitor?: string) => rowsBy((remote) => served(remote, visitor));
  async function read(from: ReleaseStore, remote: RemoteName): Promise<Readable> {
    const readable = await readReleases(await from.registryText(remote), (version) => from.contractText(remote, version));
    for (const reason of readable.refused) warn(`${remote}: ${reason}`);
    if (!readable.releases.length) throw new Error('no release in it can be served');
    return readable;
  }
  async function pin(remote: RemoteName, version: string): Promise<ServedRelease[]> {
    const one = { ...readRegistry(JSON.parse(await store.registryText(remote))), stable: version, previous: null, canary: null };
    const { releases } = await readReleases(JSON.stringify(one), (named) => store.contractText(remote, named));
    if (!releases.length) throw new Error(`${remote}@${version} cannot be served`);
    return releasesIn(store, remote, releases);
  }
  async function lookAt(remote: RemoteName) {
    const stamp = await store.stampOf(remote);
    if (stamps.has(remote) && stamps.get(remote) === stamp) return;
    stamps.set(remote, stamp);
    const stays = published.has(remote) ? ', the last good one stays' : '';
    if (stamp === null) return warn(`${remote}: no release in the store${stays}`);
    try {
      const { releases, canary } = await read(store, remote);
      published.set(remote, releases);
      if (canary) canaries.set(remote, canary);
      else canaries.delete(remote);
      rejectedUntil.clear();
    } catch (error) {
      warn(`${remote}: registry refused (${error instanceof Error ? error.message : String(error)})${stays}`);
    }
  }
  async function look() {
    await Promise.all(REMOTES.map(lookAt));
    routes = rowsOf();
  }
  async function readShipped(remote: RemoteName) {
    if ((await baked.stampOf(remote)) !== null) shipped.set(remote, (await read(baked, remote)).releases);
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
    served: (remote: RemoteName): readonly ServedRelease[] => served(remote),
    /** Whether the remote, or any of them, has a canary: only then a visitor needs a name. */
    hasCanary: (remote?: RemoteName) => (remote ? canaries.has(remote) : canaries.size > 0),
    /** What a visitor gets: the same name the same releases, on every page and in every process (MFE-09). */
    servedTo(visitor: string): ServedSet {
      const rows = rowsOf(visitor);
      return { served: (remote) => served(remote, visitor), routes: () => rows };
    },
    /**
     * What a tester gets who has pinned versions (QA-05): each of them alone, with nothing to fall back to, and of the other remotes what everybody gets.
     * Null: the store has no such version that can be served.
     */
    async pinned(versions: ReadonlyMap<RemoteName, string>): Promise<ServedSet | null> {
      try {
        const pins = new Map(
          await Promise.all([...versions].map(async ([remote, version]) => [remote, await pin(remote, version)] as const)),
        );
        const servedOf = (remote: RemoteName) => pins.get(remote) ?? served(remote);
        const rows = rowsBy(servedOf);
        return { served: servedOf, routes: () => rows };
      } catch {
        return null;
      }
    },
    /** Takes a release out of service for a while: its code is damaged or does not run. */
    reject({ path }: ServedRelease, reason: unknown) {
      rejectedUntil.set(path, now() + REJECTED_FOR_MS);
      warn(`${path} is out of service: ${reason instanceof Error ? reason.message : String(reason)}`);
    },
  };
}
export type Registry = ReturnType<typeof createRegistry>;
