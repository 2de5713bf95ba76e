import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@hyangro/runtime';
import { EAGER } from './grid-page';

/** Cards that are in sight when a list begins: two rows. */
const IN_SIGHT = { pc: 8, phone: EAGER } as const;

/**
 * How many cards of a page are to be drawn now: of a list under another filter those in sight, all of them once these are painted.
 * @param list changes when the filter does
 */
export function useDrawnCards(list: object, isPc: boolean): number {
  const [painted, setPainted] = useState(list);
  useEffect(() => {
    let isOver = false;
    void afterPaint().then(() => isOver || startTransition(() => setPainted(list)));
    return () => void (isOver = true);
  }, [list]);
  return painted === list ? Infinity : IN_SIGHT[isPc ? 'pc' : 'phone'];
}
