import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@hyangro/contracts/locales';
import type { ShellServices } from '@hyangro/runtime';

export const cartQueries = {
  key: (locale: Locale) => ['order', 'cart', locale] as const,
  /** Always asked anew when the cart is shown: prices and stock move while it is away. */
  detail: (services: ShellServices) =>
    queryOptions({
      queryKey: cartQueries.key(services.locale.get()),
      queryFn: ({ signal }) => services.api('GET /cart/items', { signal }),
    }),
};
