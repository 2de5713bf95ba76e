import { startTransition, useCallback, useRef, useState, type RefObject } from 'react';

/** Pages before and after the one that is looked at whose cards are on the page: more than anybody scrolls in a moment. */
const NEAR = 3;

/**
 * Of a long list only the pages near the one that is looked at keep their cards; the others keep their height. Six hundred cards
 * cost a phone 25 MB and more, and as much time to take away.
 * @param last page of the list that has come
 */
export function usePagesNear(list: RefObject<HTMLElement | null>, last: number) {
  const [looked, setLooked] = useState<number | null>(null);
  const heights = useRef(new Map<number, number>());
  const onLook = useCallback(
    (page: number, beginnings: readonly HTMLElement[]) => {
      if (list.current) measure(list.current, beginnings, heights.current);
      startTransition(() => setLooked(page));
    },
    [list],
  );
  // Another filter makes the list shorter before anybody has looked at it.
  const at = looked === null ? null : Math.min(looked, last);
  /** Height of a page whose cards are left out, in px; null when they are there. */
  const heightWithout = (page: number): number | null =>
    at === null || Math.abs(page - at) <= NEAR ? null : (heights.current.get(page) ?? null);
  return { onLook, heightWithout };
}

function measure(list: HTMLElement, beginnings: readonly HTMLElement[], heights: Map<number, number>): void {
  const gap = parseFloat(getComputedStyle(list).rowGap) || 0;
  const tops = beginnings.map((element) => element.getBoundingClientRect().top);
  beginnings.forEach((element, at) => {
    const next = tops[at + 1];
    const end = next === undefined ? list.getBoundingClientRect().bottom : next - gap;
    heights.set(Number(element.dataset.page), end - (tops[at] ?? 0));
  });
}
