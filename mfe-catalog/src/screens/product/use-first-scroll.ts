import { startTransition, useEffect, useState } from 'react';

/** Whether the reader has begun to scroll: the moment for what is far below, and no part of opening the page. False while not asked for. */
export function useFirstScroll(isAsked: boolean): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const note = () => startTransition(() => setScrolled(true));
    window.addEventListener('scroll', note, { passive: true, once: true });
    return () => window.removeEventListener('scroll', note);
  }, [isAsked]);
  return isScrolled;
}
