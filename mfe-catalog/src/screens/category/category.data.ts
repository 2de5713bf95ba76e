import type { ScreenData } from '@hyangro/runtime';
import { categoryQueries } from '../../data/category.queries';
import { filterOf, pageOf } from '../../data/list-filter';
import { categoryHead } from './category.head';
import { cateCdOf } from './category.url';

export const prefetch: ScreenData<'Category' | 'MenuCategory'>['prefetch'] = ({ services, params, searchParams }) =>
  services.queryClient.prefetchInfiniteQuery(
    categoryQueries.products(services, cateCdOf(params.cateCd), filterOf(searchParams), pageOf(searchParams)),
  );

export { categoryHead as head };
