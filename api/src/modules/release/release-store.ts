import type { Releases } from '@hyangro/server/release/folder-releases';
import { bucketAddress, openReleases } from '@hyangro/server/release/open-releases';
import type { Deps } from '../../platform/module';

const opened = new WeakMap<Deps['config'], Promise<Releases>>();

/** The store of releases; opened once in a process: a bucket keeps its connections. */
export function storeOf({ config, log }: Pick<Deps, 'config' | 'log'>): Promise<Releases> {
  const store = opened.get(config) ?? openReleases(config.RELEASE_STORE, bucketAddress(config), (message) => log.warn(message));
  opened.set(config, store);
  return store;
}
