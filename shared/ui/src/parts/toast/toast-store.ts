export interface Toast {
  /** Tells two messages with the same words apart. */
  id: number;
  text: string;
  action?: { label: string; onAction: () => void };
}

/** One message at a time: a new one takes the place of the one before. */
export interface ToastStore {
  show: (text: string, action?: Toast['action']) => void;
  hide: () => void;
  /** For `useSyncExternalStore`. */
  subscribe: (changed: () => void) => () => void;
  current: () => Toast | null;
}

export const createToastStore = (): ToastStore => {
  let toast: Toast | null = null;
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: Toast | null) => {
    toast = next;
    for (const changed of listeners) changed();
  };
  return {
    show: (text, action) => set({ id: (count += 1), text, action }),
    hide: () => set(null),
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    current: () => toast,
  };
};

/** The page's own store. */
export const toastStore = createToastStore();
