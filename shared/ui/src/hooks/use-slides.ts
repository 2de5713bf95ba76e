import { useRef, useState } from 'react';

/**
 * Slides side by side in a list that scrolls: which of `count` is shown, from 0. `show` leads to one, by buttons and keys; `onScroll` follows a
 * finger. On the way to a slide it stays the one that is shown, so that two quick presses lead two on; whoever takes hold of the list ends that way.
 */
export function useSlides(count: number, start = 0) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  const goal = useRef<number | null>(null);
  return {
    at,
    /** Whether there is such a slide. */
    show(next: number): boolean {
      const list = track.current;
      if (!list || next < 0 || next >= count) return false;
      goal.current = next;
      setAt(next);
      list.scrollTo({ left: next * list.clientWidth, behavior: 'smooth' });
      return true;
    },
    list: {
      ref: track,
      onPointerDown: () => void (goal.current = null),
      onWheel: () => void (goal.current = null),
      onScroll() {
        const list = track.current;
        if (!list?.clientWidth) return;
        const next = Math.round(list.scrollLeft / list.clientWidth);
        if (goal.current !== null && goal.current !== next) return;
        goal.current = null;
        setAt(next);
      },
    },
  };
}
