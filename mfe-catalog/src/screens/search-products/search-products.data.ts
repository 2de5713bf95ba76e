import type { ScreenData } from '@hyangro/runtime';
import { filterOf, pageOf } from '../../data/list-filter';
import { searchQueries } from '../../data/search.queries';
import { searchedOf } from '../../data/searched';
import { searchHead } from '../../features/common/search.head';

export const prefetch: ScreenData<'SearchProducts'>['prefetch'] = async ({ services, params, searchParams }) => {
  const searched = searchedOf(params, searchParams);
  if (!searched) return;
  const query = searchQueries.products(services, searched, filterOf(searchParams), pageOf(searchParams));
  await services.queryClient.prefetchInfiniteQuery(query);
};

export { searchHead as head };
