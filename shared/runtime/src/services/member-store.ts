import { createStore, type WritableStore } from './store';

/** What a page keeps of a member. All of it is emptied when nothing may stay: at logout (another tab's too), and when another member logs in. */
export interface MemberMemory {
  readonly kept: WritableStore<unknown>[];
}

/**
 * A value that belongs to the person in front of the page, like a half-filled form. It lives as long as the page and is empty
 * again when the memory forgets. A session that has only run out keeps it for the same member (ST-LOG-04).
 * @returns the page's store; call it with `services.memberMemory`
 */
export function memberStore<T>(empty: T): (memory: MemberMemory) => WritableStore<T> {
  const stores = new WeakMap<MemberMemory, WritableStore<T>>();
  return (memory) => {
    const known = stores.get(memory);
    if (known) return known;
    const store = createStore(empty);
    stores.set(memory, store);
    memory.kept.push(store as WritableStore<unknown>);
    return store;
  };
}
