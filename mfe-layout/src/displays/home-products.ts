import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { useServices, useStore, type ShellServices } from '@hyangro/runtime';
import { layoutQueries, MAIN_LAYOUT } from './layout.queries';

/** Asks for the home ahead, so that the server draws its goods. */
export const prefetchHome = (services: ShellServices) => services.queryClient.prefetchQuery(layoutQueries.detail(services, MAIN_LAYOUT));

/** Five goods of the home at most, to show parts with; none when the shop has no home. */
export function useHomeProducts(): ProductCard[] {
  const services = useServices();
  useStore(services.locale);
  const { data } = useSuspenseQuery(layoutQueries.detail(services, MAIN_LAYOUT));
  return data?.layout.displayItems.find(({ products }) => products.length > 3)?.products.slice(0, 5) ?? [];
}
