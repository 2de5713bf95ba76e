import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { orNull, type ScreenParams, type ShellServices } from '@hyangro/runtime';
import type { DisplayItem, Layout } from '@hyangro/contracts/layout/layout.contract';
import { leanLayout } from './layout.model';
import { firstRankingPage, nextRankingPage } from './ranking.model';

const STALE_MS = 60_000;

/** Layout of the home (§2). */
export const MAIN_LAYOUT = 'MAIN';
export const mainLayoutOf = (params: ScreenParams): string => params.layoutCd ?? MAIN_LAYOUT;

/** A layout and when it was read by the server's clock, so that server and browser count down from the same second. */
export interface ReadLayout {
  layout: Layout;
  readAt: number;
}

export const layoutQueries = {
  /** Null: no such layout. */
  detail: (services: ShellServices, layoutCd: string) =>
    queryOptions({
      queryKey: ['layout', 'detail', layoutCd, services.locale.get()],
      queryFn: ({ signal }): Promise<ReadLayout | null> =>
        orNull(
          services
            .api('GET /main/layouts/:layoutCd', { params: { layoutCd }, signal })
            .then((layout) => ({ layout: leanLayout(layout), readAt: services.now() })),
        ),
      staleTime: STALE_MS,
    }),

  /** What follows the products that came with the layout. */
  ranking: (services: ShellServices, item: DisplayItem, shown: number) => {
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
