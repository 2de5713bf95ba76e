import type { ScreenData } from '@hyangro/runtime';
import { searchQueries } from '../../data/search.queries';
import { searchHead } from '../../features/common/search.head';

export const prefetch: ScreenData<'Search'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchQuery(searchQueries.popular(services));

export { searchHead as head };
