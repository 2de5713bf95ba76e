import type { RemoteName } from '@hyangro/contracts/routes/table';
import type { RemoteDefinition } from '@hyangro/runtime';
import type { BootData, BootRelease } from '../../boot/boot-data';
import type { RemoteLoader } from '../../remotes/screens';
import { withTimeLimit } from '../../remotes/time-limit';
import { loadRelease as fromContainer, type Exposed } from './container';

/** A release that has not come by then is given up for the next one; three of them stay inside the 4 s of a screen. */
const RELEASE_TIME_LIMIT_MS = 1300;

/** Loads one release's door; replaceable in tests. */
export type LoadRelease = (remote: RemoteName, release: BootRelease) => Promise<Exposed>;

/**
 * Remotes in the browser. The stable release, once more the stable one, then the one before it; each step is logged.
 * A remote that could not be had is asked for again by the next `load`.
 */
export function createRemoteLoader(
  remotes: BootData['remotes'],
  log: (step: string) => void,
  loadRelease: LoadRelease = fromContainer,
): RemoteLoader {
  const loads = new Map<RemoteName, Promise<RemoteDefinition>>();
  const versions = new Map<RemoteName, string>();
  const loaded = new Map<RemoteName, RemoteDefinition>();

  async function firstThatComes(name: RemoteName): Promise<RemoteDefinition> {
    const remote = remotes[name];
    if (!remote) throw new Error(`${name} has never been released`);
    const again = { ...remote, entry: `${remote.entry}?again=1` };
    let reason: unknown;
    for (const release of [remote, again, remote.previous]) {
      if (!release) continue;
      try {
        const exposed = await withTimeLimit(loadRelease(name, release), RELEASE_TIME_LIMIT_MS, `${name}@${release.version}`);
        if (!exposed) throw new Error(`${name}@${release.version} exposes nothing`);
        if (release !== remote) log(`remote ${name}: ${release === again ? 'came at the second try' : `fell back to ${release.version}`}`);
        versions.set(name, release.version);
        loaded.set(name, exposed.default);
        return exposed.default;
      } catch (error) {
        reason = error;
        log(`remote ${name}@${release.version}: ${String(error)}`);
      }
    }
    throw reason;
  }

  return {
    versionOf: (name) => versions.get(name) ?? null,
    loaded: () => [...loaded.values()],
    load(name) {
      const known = loads.get(name);
      if (known) return known;
      const coming = firstThatComes(name);
      loads.set(name, coming);
      coming.catch(() => loads.delete(name));
      return coming;
    },
  };
}
