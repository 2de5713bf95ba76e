import type { ScreenData } from '@hyangro/runtime';
import { brandQueries } from '../../data/brand.queries';
import { filterOf, pageOf } from '../../data/list-filter';
import { brandHead } from './brand.head';

export const prefetch: ScreenData<'Brand' | 'MenuBrand'>['prefetch'] = ({ services, params, searchParams }) =>
  services.queryClient.prefetchInfiniteQuery(brandQueries.products(services, params.brandCd, filterOf(searchParams), pageOf(searchParams)));

export { brandHead as head };
