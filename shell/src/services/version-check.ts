import type { ApiClient, TypedStorage } from '@hyangro/runtime';

/** Whatever is answered, a tab reloads no more often. */
const RELOADS = { max: 2, withinMs: 10 * 60_000 };
/** A release number or a hash; a page of an error is none. */
const VERSION = /^[\w.+-]{1,64}$/;

interface Deps {
  api: ApiClient;
  storage: TypedStorage;
  /** Nothing is being filled in or paid: a reload costs the shopper nothing. */
  mayReload(): boolean;
  reload(): void;
}

/**
 * ST-VER-01: a server of another version than the stored one is remembered and reloads the page. Once per tab and version,
 * never back to one that the tab has left: in a roll-out servers of two versions answer in turns. At most twice in ten minutes,
 * however many versions are answered. A browser that keeps nothing never reloads.
 */
export function createVersionCheck({ api, storage, mayReload, reload }: Deps) {
  let isDue = false;
  /** What the server last told this page. */
  let told: string | null = null;
  const reloadWhenFree = () => {
    if (!isDue || !mayReload()) return;
    isDue = false;
    const recent = (storage.session.get('reloadedAt') ?? []).filter((at) => Date.now() - Date.parse(at) < RELOADS.withinMs);
    if (recent.length < RELOADS.max && storage.session.set('reloadedAt', [...recent, new Date().toISOString()])) reload();
  };
  return {
    async check(): Promise<void> {
      const version = (await api('GET /common/app-version').catch(() => null))?.trim();
      if (!version || !VERSION.test(version)) return;
      // Another tab may have stored the new version already: this page still has the code of the one it came with.
      const stored = told ?? storage.local.get('appVersion');
      told = version;
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
