import type { MouseEvent } from 'react';
import { LAYOUT_DEBOUNCE_MS } from '@hyangro/contracts/constants';

/** After this the page stands still enough. */
const HOLD_MS = 5_000;
/** What says that the shopper goes on alone. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a section and keeps it there while pictures and reviews above it come and move it: once the page has kept
 * its height for `LAYOUT_DEBOUNCE_MS` (K-DEB). Ends when the shopper moves, or after five seconds.
 */
export function holdSection(section: HTMLElement): void {
  const show = () => section.scrollIntoView({ behavior: 'smooth' });
  let height: number | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(([page]) => {
    const before = height;
    height = page?.contentRect.height;
    if (before === undefined || before === height) return;
    clearTimeout(settling);
    settling = setTimeout(show, LAYOUT_DEBOUNCE_MS);
  });
  const end = () => {
    clearTimeout(settling);
    clearTimeout(ending);
    observer.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, end);
  };
  const ending = setTimeout(end, HOLD_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true });
  observer.observe(document.body);
  show();
}

/** Answers a press on a link to a section of this page: goes there with the focus and writes nothing into the history. */
export function goToSection(id: string, event: MouseEvent): void {
  const section = document.getElementById(id);
  if (!section) return;
  event.preventDefault();
  holdSection(section);
  section.focus({ preventScroll: true });
}
