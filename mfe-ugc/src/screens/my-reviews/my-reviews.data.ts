import type { Head, ScreenData } from '@hyangro/runtime';
import { writtenQueries } from '../../data/written.queries';
import { translate } from '../../messages';
import { reviewTabOf } from './my-reviews.url';

export const prefetch: ScreenData<'MyReviews'>['prefetch'] = ({ services, params: { tab } }) =>
  reviewTabOf(tab) === 'writable'
    ? services.queryClient.prefetchInfiniteQuery(writtenQueries.writable(services))
    : services.queryClient.prefetchInfiniteQuery(writtenQueries.reviews(services));

export const head: NonNullable<ScreenData<'MyReviews'>['head']> = ({ services }): Head => ({
  title: translate(services)('myReviews.title'),
  noIndex: true,
});
