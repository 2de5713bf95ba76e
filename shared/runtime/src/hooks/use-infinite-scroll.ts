import { useEffect, useRef } from 'react';
import { INFINITE_SCROLL_DISTANCE_PX } from '@hyangro/contracts/constants';

/**
 * Calls `onNear` when the returned element is less than 300 px below the visible part (K-INF).
 * Call with `isActive` false while a page loads and at the end of the list.
 */
export function useInfiniteScroll<E extends HTMLElement>(onNear: () => void, isActive: boolean) {
  const end = useRef<E>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = end.current;
    if (!element || !isActive) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: `0px 0px ${INFINITE_SCROLL_DISTANCE_PX - 1}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isActive]);
  return end;
}
