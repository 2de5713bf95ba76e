import type { Head, ScreenArgs, ScreenData } from '@hyangro/runtime';
import { noticeQueries, noticesAfterOf, noticeTabOf, pathOfTab } from '../../data/notice.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'Notices'>['prefetch'] = ({ services, params, searchParams }) =>
  services.queryClient.prefetchInfiniteQuery(noticeQueries.list(services, noticeTabOf(params.tab), noticesAfterOf(searchParams)));

/** Each tab is a page of its own; an unknown one is the notices. A later part of the list is not for search engines. */
export function head({ services, params, searchParams }: ScreenArgs<'Notices'>): Head {
  const t = translate(services);
  const tab = noticeTabOf(params.tab);
  return {
    title: t(`notices.${tab}`),
    description: t('notices.description'),
    canonical: pathOfTab(tab),
    noIndex: noticesAfterOf(searchParams) !== null,
  };
}
