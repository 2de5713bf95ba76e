import { useLayoutEffect, useRef } from 'react';

/** Below the top of the screen: the shop's header and menu, and the tabs of the list. */
const HEAD_PX = 180;

/** How far a list is scrolled past its beginning, px; negative while that is further down. */
const depthOf = (list: HTMLElement | null) => HEAD_PX - (list?.getBoundingClientRect().top ?? HEAD_PX);

/**
 * Keeps the place of each tab's list: whoever comes back to a list goes on where it was left, and a list that is opened from deep
 * in another begins with its first row.
 * @returns the ref of the lists' place, and what to call before another tab is shown
 */
export function useListPlaces(tab: string) {
  const list = useRef<HTMLDivElement>(null);
  const depths = useRef(new Map<string, number>());
  const shown = useRef(tab);
  useLayoutEffect(() => {
    const left = depths.current.get(shown.current) ?? 0;
    if (shown.current === tab) return;
    shown.current = tab;
    const depth = depths.current.get(tab) ?? 0;
    if (Math.max(left, depth) > 0) window.scrollBy({ top: depth - depthOf(list.current), behavior: 'instant' });
  }, [tab]);
  const leave = () => {
    depths.current.set(tab, Math.max(0, depthOf(list.current)));
  };
  return [list, leave] as const;
}
