import type { Head, ScreenData } from '@hyangro/runtime';
import { claimQueries } from '../../data/claim.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'Claims'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchInfiniteQuery(claimQueries.list(services));

export const head: NonNullable<ScreenData<'Claims'>['head']> = ({ services }): Head => ({
  title: translate(services)('claims.title'),
  noIndex: true,
});
