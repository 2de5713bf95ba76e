import type { RemoteName } from '@hyangro/contracts/routes/table';
import type { RemoteDefinition } from '@hyangro/runtime';
import { isIntact } from '@hyangro/server/release/check-files';
import type { RemoteLoader } from '../../remotes/remote-loader';
import type { Registry, ServedRelease, ServedSet } from './registry';
import { runBundle } from './run-bundle';

/**
 * Remotes in the server's process: the released bundle, checked against the registry's hash, run once per version. A release
 * whose bundle is damaged or does not run gives way to the next one, for the browser too. Answers the loader of a visitor's releases.
 */
export function createServerLoaders(registry: Pick<Registry, 'reject'>): (set: ServedSet) => RemoteLoader {
  const loads = new Map<string, Promise<RemoteDefinition>>();

  async function run(remote: RemoteName, { release: { version, server }, store }: ServedRelease): Promise<RemoteDefinition> {
    const code = await store.serverBundle(remote, version, server.file);
    if (!isIntact(code, server.integrity)) throw new Error('the server bundle is not the released one');
    return runBundle(code, `${remote}-${version}.cjs`).default as RemoteDefinition;
  }
  function once(remote: RemoteName, one: ServedRelease): Promise<RemoteDefinition> {
    const known = loads.get(one.path);
    if (known) return known;
    const coming = run(remote, one);
    loads.set(one.path, coming);
    coming.catch((error) => {
      loads.delete(one.path);
      registry.reject(one, error);
    });
    return coming;
  }
  return (set) => ({
    versionOf: (remote) => set.served(remote)[0]?.release.version ?? null,
    loaded: () => [],
    async load(remote) {
      let reason: unknown = new Error(`${remote} has never been released`);
      for (const one of set.served(remote)) {
        try {
          return await once(remote, one);
        } catch (error) {
          reason = error;
        }
      }
      throw reason;
    },
  });
}
