import { useLayoutEffect, useState } from 'react';
import { useServices } from '@hyangro/runtime';

/** How many lines a visitor's cart holds in this browser; none on the server, which cannot know (GAP-03). */
export function useWaitingGoods(): number {
  const { storage } = useServices();
  const [count, setCount] = useState(0);
  useLayoutEffect(() => setCount(storage.local.get('guestCart')?.items.length ?? 0), [storage]);
  return count;
}
