import type { Head, ScreenData } from '@hyangro/runtime';
import { newsTabOf, notificationQueries } from '../../data/notification.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'Notifications'>['prefetch'] = ({ services, searchParams }) =>
  newsTabOf(searchParams) === 'news'
    ? services.queryClient.prefetchInfiniteQuery(notificationQueries.list(services))
    : Promise.all([
        services.queryClient.prefetchQuery(notificationQueries.settings(services)),
        services.queryClient.prefetchQuery(notificationQueries.consents(services)),
      ]);

export const head: NonNullable<ScreenData<'Notifications'>['head']> = ({ services }): Head => ({
  title: translate(services)('news.title'),
  noIndex: true,
});
