import type { Location } from 'react-router-dom';
import { afterPaint } from '@hyangro/runtime';

/** Tells each new address once: not a hash, not a screen shown anew in place (API-03). */
export function onceEachAddress(tell: (isFirst: boolean) => void) {
  let last: string | null = null;
  return ({ pathname, search }: Location) => {
    const address = pathname + search;
    if (address === last) return;
    const isFirst = last === null;
    last = address;
    // The title belongs to the same commit but is set after this effect; the screen itself comes before what is told of it.
    void afterPaint().then(() => tell(isFirst));
  };
}
