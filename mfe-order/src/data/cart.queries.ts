import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CART_ADDITION, cartQueryKey } from '@hyangro/contracts/order/cart-keys';
import type { ShellServices } from '@hyangro/runtime';

export const cartQueries = {
  /**
   * Read once goods on their way into the cart have arrived. Asked again when an event outdates it, and by a navigation to the
   * cart once it is older than the client's stale time.
   */
  detail: (services: ShellServices) =>
    queryOptions({
      queryKey: cartQueryKey(services.locale.get()),
      queryFn: async ({ signal }) => {
        await additionsAnswered(services.queryClient);
        return services.api('GET /cart/items', { signal });
      },
    }),
};

/** The shopper may open the cart before the server has answered the press that filled it. */
async function additionsAnswered(queryClient: QueryClient): Promise<void> {
  const isQuiet = () => queryClient.isMutating({ mutationKey: CART_ADDITION }) === 0;
  if (isQuiet()) return;
  await new Promise<void>((resolve) => {
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (!isQuiet()) return;
      stop();
      resolve();
    });
  });
}
