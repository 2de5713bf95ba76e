import type { Guard } from '@hyangro/contracts/kit/guards';
import { LOCAL_VALUES, SESSION_VALUES, STORED_MAX_LENGTH, type LocalKeys, type SessionKeys } from '@hyangro/contracts/storage/storage-keys';

interface Area<Keys> {
  /** Value under a key; null when absent or blocked. What has not the shape of its key is removed and absent. */
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
  return { local: areaOf<LocalKeys>(areas.local, LOCAL_VALUES), session: areaOf<SessionKeys>(areas.session, SESSION_VALUES) };
}

/** Storage of the page; on the server every key is absent. */
export const browserStorage = (): TypedStorage => createStorage({ local: () => window.localStorage, session: () => window.sessionStorage });

function areaOf<Keys>(area: () => Storage, values: { [K in keyof Keys]: Guard<Keys[K]> }): Area<Keys> {
  const remove = (key: keyof Keys & string) => {
    try {
      area().removeItem(key);
    } catch {
      // Blocked storage: there is nothing to remove.
    }
  };
  return {
    get(key) {
      const text = readText(area, key);
      if (text === null) return null;
      const value = text.length > STORED_MAX_LENGTH ? undefined : parsed(text);
      if (values[key](value)) return value;
      remove(key);
      return null;
    },
    set(key, value) {
      try {
        area().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove,
  };
}

function readText(area: () => Storage, key: string): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
