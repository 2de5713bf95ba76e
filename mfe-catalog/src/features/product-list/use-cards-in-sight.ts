import { startTransition, useEffect, useState } from 'react';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { afterPaint } from '@hyangro/runtime';
import { mediaQuery } from '@hyangro/ui/theme';
import { useMedia } from '@hyangro/ui/use-media';

/** Cards that are in sight when a list begins: two rows. */
const IN_SIGHT = { pc: 8, phone: 4 } as const;

export interface CardsInSight {
  /** So many of the new list are drawn now. */
  count: number;
  /** What was shown before keeps its room behind them, unseen: to take it away costs as much as to draw the rest. */
  before: readonly ProductCard[];
}

/**
 * The first frame of a list under another filter draws the cards in sight; null when all are to be drawn, from the frame after it on.
 * @param list changes when the filter does
 */
export function useCardsInSight(list: object, items: readonly ProductCard[]): CardsInSight | null {
  const isPc = useMedia(mediaQuery('pc'), true);
  const [painted, setPainted] = useState({ list, items });
  useEffect(() => {
    if (painted.list === list && painted.items === items) return;
    let isOver = false;
    void afterPaint().then(() => isOver || startTransition(() => setPainted({ list, items })));
    return () => void (isOver = true);
  }, [painted, list, items]);
  return painted.list === list ? null : { count: IN_SIGHT[isPc ? 'pc' : 'phone'], before: painted.items };
}
