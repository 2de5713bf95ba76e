import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@hyangro/contracts/locales';
import type { ShellServices } from '@hyangro/runtime';

export const cartQueries = {
  key: (locale: Locale) => ['order', 'cart', locale] as const,
  /** Asked again when an event outdates it, and by a navigation to the cart once it is older than the client's stale time. */
  detail: (services: ShellServices) =>
    queryOptions({
      queryKey: cartQueries.key(services.locale.get()),
      queryFn: ({ signal }) => services.api('GET /cart/items', { signal }),
    }),
};
