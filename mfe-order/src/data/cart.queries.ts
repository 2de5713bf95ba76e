import { queryOptions } from '@tanstack/react-query';
import { cartQueryKey } from '@hyangro/contracts/order/cart-keys';
import type { ShellServices } from '@hyangro/runtime';

export const cartQueries = {
  /** Asked again when an event outdates it, and by a navigation to the cart once it is older than the client's stale time. */
  detail: (services: ShellServices) =>
    queryOptions({
      queryKey: cartQueryKey(services.locale.get()),
      queryFn: ({ signal }) => services.api('GET /cart/items', { signal }),
    }),
};
