import type { ApiClient, TypedStorage } from '@hyangro/runtime';

interface Deps {
  api: ApiClient;
  storage: TypedStorage;
  /** Nothing is being filled in or paid: a reload costs the shopper nothing. */
  mayReload(): boolean;
  reload(): void;
}

/**
 * ST-VER-01: a server of another version than the stored one is remembered and reloads the page. Once per tab and version,
 * never back to one that the tab has left: in a roll-out servers of two versions answer in turns. A browser that keeps
 * nothing never reloads.
 */
export function createVersionCheck({ api, storage, mayReload, reload }: Deps) {
  let isDue = false;
  const reloadWhenFree = () => {
    if (!isDue || !mayReload()) return;
    isDue = false;
    reload();
  };
  return {
    async check(): Promise<void> {
      const version = (await api('GET /common/app-version').catch(() => null))?.trim();
      if (!version) return;
      const stored = storage.local.get('appVersion');
      const seen = storage.session.get('seenVersions') ?? [];
      if (stored === version && seen.includes(version)) return;
      const isKept =
        storage.local.set('appVersion', version) &&
        storage.session.set('seenVersions', [...new Set([...seen, stored ?? version, version])]) &&
        storage.session.get('seenVersions') !== null;
      isDue ||= isKept && stored !== null && stored !== version && !seen.includes(version);
      reloadWhenFree();
    },
    /** Called at each new screen: a reload that had to wait is made up for there. */
    reloadWhenFree,
  };
}
