import { useEffect, useState, type RefObject } from 'react';
import { SCROLL_THROTTLE_MS, SECTION_SELECT_PX } from '@hyangro/contracts/constants';
import { throttle } from './throttle';

/**
 * Id of the last section whose top is within 120 px of the top of the visible part, else of the first (ST-TAB-01, K-SEC).
 * @param ids of the sections in their order, without blanks
 * @param area what holds them: they are looked at only while it is in sight
 */
export function useSectionInSight<Id extends string>(ids: readonly Id[], area?: RefObject<Element | null>): Id | undefined {
  const [current, setCurrent] = useState<Id | undefined>();
  const names = ids.join(' ');
  useEffect(() => {
    const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    const look = throttle(() => {
      setCurrent(names.split(' ').findLast((id): id is Id => topOf(id) <= SECTION_SELECT_PX));
    }, SCROLL_THROTTLE_MS);
    let frame = 0;
    const watch = (isOn: boolean) => {
      window.removeEventListener('scroll', look.ask);
      cancelAnimationFrame(frame);
      if (!isOn) return;
      // Asked at once, the browser would lay out the page for this answer alone.
      frame = requestAnimationFrame(look.ask);
      window.addEventListener('scroll', look.ask, { passive: true });
    };
    const stop = area?.current ? watchArea(area.current, watch) : watch(true);
    return () => {
      stop?.();
      watch(false);
      look.end();
    };
  }, [names, area]);
  return current !== undefined && ids.includes(current) ? current : ids[0];
}

function watchArea(area: Element, watch: (isInSight: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => watch(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(area);
  return () => observer.disconnect();
}
