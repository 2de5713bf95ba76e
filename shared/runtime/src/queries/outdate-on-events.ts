import type { QueryClient } from '@tanstack/react-query';
import { OUTDATED_BY } from '@hyangro/contracts/events/outdated-queries';
import type { ShopEventName } from '@hyangro/contracts/events/shop-events';
import type { EventBus } from '@hyangro/runtime';

/**
 * Marks answers as out of date when an event says so (`OUTDATED_BY`): visible screens ask again at once, hidden ones when they
 * are shown. Whoever publishes and then writes the server's new answer into the cache is not asked again.
 */
export function outdateOnEvents(events: EventBus, queryClient: QueryClient): void {
  for (const name of Object.keys(OUTDATED_BY) as ShopEventName[]) {
    events.subscribe(name, () => {
      for (const queryKey of OUTDATED_BY[name]) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      queueMicrotask(() => {
        void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated }, { cancelRefetch: false });
      });
    });
  }
}
