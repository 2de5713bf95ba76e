import { createContext, use, useSyncExternalStore } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { createStore, type WritableStore } from '@hyangro/runtime';

/** Where the reader is going, and the history entry that is shown until that screen has come. */
interface Opened {
  location: Location;
  over: string;
  /** A kept screen: it shows itself. */
  isKept: boolean;
}
interface Way {
  opened: WritableStore<Opened | null>;
  /** True from a click until the new screen is shown. */
  pending: WritableStore<boolean>;
  /** Locations of the screens that could be shown as they are. */
  kept: WritableStore<readonly Location[]>;
}
export const createWay = (): Way => ({
  opened: createStore<Opened | null>(null),
  pending: createStore(false),
  kept: createStore<readonly Location[]>([]),
});

/** The same entry of the history, unchanged. */
export const isSameVisit = (a: Location, b: Location) =>
  a.key === b.key && a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;

/**
 * The way to the next screen. Stores, so that a tap renders what stands for that screen and nothing else: a context whose value
 * changes has React look through the whole page for its readers.
 */
export const WayContext = createContext<Way>(createWay());

/** Where the reader is going while only the opening of that screen, or its kept picture, is shown; null otherwise. */
export function useOpened(): Opened | null {
  const { key } = useLocation();
  const { opened } = use(WayContext);
  const read = () => {
    const now = opened.get();
    return now?.over === key ? now : null;
  };
  return useSyncExternalStore(opened.subscribe, read, () => null);
}
