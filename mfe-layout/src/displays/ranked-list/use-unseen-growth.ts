import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a list takes up: its rows in full (0: those in sight before it goes on), and whether a way to more stands at its end. */
export interface ListRoom {
  rows: number;
  hasFoot: boolean;
}

/** A page is scrolled further while its script runs: so much lower the end must be, px; and how far a page in motion comes, ms. */
const AHEAD_PX = 60;
const AHEAD_MS = 250;
/** Any distance above the visible part. */
const ABOVE = '1000000px 0px';

/**
 * Lets a list grow, and its foot go, only while its end is below the visible part: what follows the list never moves before a
 * shopper's eyes, however fast they scroll. Fewer rows, or a foot, are there at once.
 * @returns the room as it may be drawn, the ref of an element at the end of the rows, and `take` for what a shopper has asked for
 */
export function useUnseenGrowth({ rows, hasFoot }: ListRoom) {
  const end = useRef<HTMLDivElement>(null);
  const [taken, take] = useState<ListRoom>({ rows, hasFoot });
  const room: ListRoom = { rows: Math.min(taken.rows, rows), hasFoot: taken.hasFoot || hasFoot };
  const isHeld = room.rows !== rows || room.hasFoot !== hasFoot;
  useEffect(() => {
    const element = end.current;
    if (!element || !isHeld) return;
    let last = { y: window.scrollY, at: performance.now() };
    let speed = 0;
    const grow = () => {
      const ahead = AHEAD_PX + speed * AHEAD_MS;
      // Drawn in this task: in a later one the end may have come into sight.
      if (element.getBoundingClientRect().top >= window.innerHeight + ahead) flushSync(() => take({ rows, hasFoot }));
    };
    const onScroll = () => {
      const now = { y: window.scrollY, at: performance.now() };
      speed = Math.max(0, now.y - last.y) / Math.max(1, now.at - last.at);
      last = now;
      grow();
    };
    const onRest = () => {
      speed = 0;
      grow();
    };
    const watch = new IntersectionObserver(grow, { rootMargin: `${ABOVE} ${AHEAD_PX}px` });
    watch.observe(element);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('scrollend', onRest);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('scrollend', onRest);
    };
  }, [isHeld, rows, hasFoot]);
  return { room, isHeld, end, take };
}
