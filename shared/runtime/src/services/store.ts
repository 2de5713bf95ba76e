import { useSyncExternalStore } from 'react';

/** A value that lives outside React and tells who listens. */
export interface Store<T> {
  get(): T;
  /** What it began with: on a page, what the server has drawn. */
  getInitial(): T;
  subscribe(listener: () => void): () => void;
}
export interface WritableStore<T> extends Store<T> {
  set(value: T): void;
}

export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getInitial: () => initial,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Value of a store; the component renders again when it changes. A part of the page that is hydrated late begins with what the
 * server has drawn, whatever has changed since.
 */
export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, typeof document === 'undefined' ? store.get : store.getInitial);
