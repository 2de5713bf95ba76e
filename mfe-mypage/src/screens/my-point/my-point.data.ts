import type { Head, ScreenData } from '@hyangro/runtime';
import { pointsQueries } from '../../data/points.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'MyPoint'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchInfiniteQuery(pointsQueries.ledger(services));

export const head: NonNullable<ScreenData<'MyPoint'>['head']> = ({ services }): Head => ({
  title: translate(services)('points.title'),
  noIndex: true,
});
