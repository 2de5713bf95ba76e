import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { firstRankingPage, nextRankingPage } from './ranking.model';

const STALE_MS = 60_000;

export const rankingQueries = {
  /** What follows the products that came with the layout. */
  list: (services: ShellServices, item: DisplayItem, shown: number) => {
    const virtualCategoryCd = item.virtualCategoryCd ?? '';
    const limit = item.displayLimit ?? 0;
    const discountType = item.discountType ?? undefined;
    const orderByCd = item.orderByCd ?? undefined;
    return infiniteQueryOptions({
      queryKey: ['layout', 'ranking', virtualCategoryCd, discountType, orderByCd, limit, shown, services.locale.get()],
      queryFn: ({ signal, pageParam }) =>
        services.api('GET /main/virtual-category/:virtualCategoryCd', {
          params: { virtualCategoryCd },
          query: { ...pageParam, discountType, orderByCd },
          signal,
        }),
      initialPageParam: firstRankingPage(shown, limit),
      getNextPageParam: (_last, pages) =>
        nextRankingPage(
          shown,
          pages.map((page) => page.length),
          limit,
        ),
      staleTime: STALE_MS,
    });
  },
};
