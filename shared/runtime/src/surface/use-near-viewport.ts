import { useEffect, useRef, useState } from 'react';

/**
 * Whether the element has come within `distancePx` of the visible part; stays true. False on the server and while hydrating.
 */
export function useNearViewport<E extends HTMLElement>(distancePx: number) {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${distancePx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, distancePx]);
  return [element, isNear] as const;
}
