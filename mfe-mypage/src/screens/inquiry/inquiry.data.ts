import type { Head, ScreenData } from '@hyangro/runtime';
import { inquiryQueries, inquiryTabOf } from '../../data/inquiry.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'Inquiry'>['prefetch'] = ({ services, searchParams }) =>
  inquiryTabOf(searchParams) === 'list'
    ? services.queryClient.prefetchInfiniteQuery(inquiryQueries.list(services))
    : services.queryClient.prefetchQuery(inquiryQueries.orders(services));

export const head: NonNullable<ScreenData<'Inquiry'>['head']> = ({ services }): Head => ({
  title: translate(services)('inquiry.title'),
  noIndex: true,
});
