import type { DisplayRow } from './display-row';

/** Holds back the hydration of a block that the server has drawn: its HTML stands and its links work meanwhile. */
export interface HydrationGate {
  /** Fulfilled once the block's code is here and it is wanted. A block suspends on it. */
  readonly opened: Promise<void>;
  isOpen(): boolean;
  /** Fetches the code and opens; false when the code did not come. Asks again at the next call. */
  open(): Promise<boolean>;
  /** Fulfilled once React has taken the block over. */
  readonly taken: Promise<void>;
  isTaken(): boolean;
  take(): void;
}

export function createHydrationGate(row: DisplayRow): HydrationGate {
  let isOpen = false;
  let isTaken = false;
  let coming: Promise<boolean> | null = null;
  let resolveTaken: () => void = () => undefined;
  const taken = new Promise<void>((resolve) => (resolveTaken = resolve));
  const take = () => {
    isTaken = true;
    resolveTaken();
  };
  let release: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (release = resolve));
  const attempt = async () => {
    row.retry();
    try {
      await row.load();
    } catch {
      coming = null;
      return false;
    }
    isOpen = true;
    // Read by `use` at once: a click that waits for it hydrates the block in the same task.
    void Object.assign(opened, { status: 'fulfilled', value: undefined });
    release();
    return true;
  };
  return { opened, isOpen: () => isOpen, open: () => (coming ??= attempt()), taken, isTaken: () => isTaken, take };
}
