import type { LocalKeys, SessionKeys } from '@hyangro/contracts/storage/storage-keys';

interface Area<Keys> {
  /** Value under a key; null when absent, unreadable or blocked. */
  get<K extends keyof Keys & string>(key: K): Keys[K] | null;
  /** False when the browser refused (blocked, full); the page goes on. */
  set<K extends keyof Keys & string>(key: K, value: Keys[K]): boolean;
  remove(key: keyof Keys & string): void;
}
export interface TypedStorage {
  local: Area<LocalKeys>;
  session: Area<SessionKeys>;
}

/** Browser storage with the specification's keys (§3). Broken or blocked storage never breaks a page (LS-24). */
export function createStorage(areas: { local: () => Storage; session: () => Storage }): TypedStorage {
  return { local: areaOf(areas.local), session: areaOf(areas.session) };
}

/** Storage of the page; on the server every key is absent. */
export const browserStorage = (): TypedStorage => createStorage({ local: () => window.localStorage, session: () => window.sessionStorage });

function areaOf<Keys>(area: () => Storage): Area<Keys> {
  return {
    get(key) {
      try {
        const text = area().getItem(key);
        return text === null ? null : (JSON.parse(text) as Keys[typeof key]);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        area().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        area().removeItem(key);
      } catch {
        // Blocked storage: there is nothing to remove.
      }
    },
  };
}
