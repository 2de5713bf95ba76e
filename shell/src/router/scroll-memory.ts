import type { Location } from 'react-router-dom';

/** Where each history entry was scrolled to when it was left; for the life of the page. */
export function createScrollMemory() {
  const places = new Map<string, number>();
  let isFirst = true;
  // Read where it costs nothing: asking for it when a screen is left would have the page laid out first.
  let top = window.scrollY;
  window.addEventListener('scroll', () => (top = window.scrollY), { passive: true });
  const scrollTo = (y: number) => {
    window.scrollTo(0, y);
    top = y;
  };
  let opened: string | null = null;
  let held: number | null = null;
  /** Back and forward return to the kept place; a new visit begins at the top. */
  function restore({ key, hash }: Location, action: string) {
    if (action !== 'POP' && hash) return document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    scrollTo(action === 'POP' ? (places.get(key) ?? 0) : 0);
  }
  return {
    keep({ key }: Location) {
      held = null;
      places.set(key, top);
    },
    /** The page speaks another language: its screen may go and come back, and the reader stays at the place. */
    hold: () => (held = top),
    restore,
    /** What stands for a screen comes to the place of that screen; where the reader goes from there, the screen stays. */
    open(location: Location, action: string) {
      opened = location.key;
      restore(location, action);
    },
    /** A screen is shown. The first one of a page load keeps the browser's scroll position. */
    arrive(location: Location, action: string) {
      if (held !== null) scrollTo(held);
      else if (!isFirst && opened !== location.key) restore(location, action);
      isFirst = false;
      opened = held = null;
    },
  };
}
export type ScrollMemory = ReturnType<typeof createScrollMemory>;
