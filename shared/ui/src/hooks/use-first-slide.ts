import { useLayoutEffect, type RefObject } from 'react';

/** Slides side by side begin with the one at `start`, from 0, before they are seen. */
export function useFirstSlide({ ref }: { ref: RefObject<HTMLElement | null> }, start: number): void {
  useLayoutEffect(() => {
    // In braces: browsers begin to answer a promise, which is no cleanup.
    ref.current?.scrollTo({ left: start * ref.current.clientWidth, behavior: 'instant' });
  }, [ref, start]);
}
