import { createHash } from 'node:crypto';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import type { RemoteDefinition } from '@hyangro/runtime';
import type { RemoteLoader } from '../../remotes/screens';
import type { Registry } from './registry';
import type { Release } from './release';
import type { ReleaseStore } from './release-store';
import { runBundle } from './run-bundle';

/** Remotes in the server's process: the released bundle, checked against the registry's hash, run once per version. */
export function createServerLoader(registry: Registry, store: ReleaseStore): RemoteLoader {
  const loads = new Map<string, Promise<RemoteDefinition>>();

  async function run(remote: RemoteName, { version, server }: Release): Promise<RemoteDefinition> {
    const code = await store.serverBundle(remote, version, server.file);
    if (`sha384-${createHash('sha384').update(code).digest('base64')}` !== server.integrity)
      throw new Error(`${remote}@${version}: the server bundle is not the released one`);
    return runBundle(code, `${remote}-${version}.cjs`).default as RemoteDefinition;
  }
  return {
    versionOf: (remote) => registry.served(remote)?.stable.version ?? null,
    loaded: () => [],
    load(remote) {
      const release = registry.served(remote)?.stable;
      if (!release) return Promise.reject(new Error(`${remote} has never been released`));
      const key = `${remote}@${release.version}`;
      const known = loads.get(key);
      if (known) return known;
      const coming = run(remote, release);
      loads.set(key, coming);
      coming.catch(() => loads.delete(key));
      return coming;
    },
  };
}
