import type { Head, ScreenArgs, ScreenData } from '@hyangro/runtime';
import { noticeQueries } from '../../data/notice.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'Notice'>['prefetch'] = ({ services, params: { noticeCd } }) =>
  services.queryClient.prefetchQuery(noticeQueries.detail(services, noticeCd));

/** Named after the notice; 404 for an unknown code. */
export function head({ services, params: { noticeCd } }: ScreenArgs<'Notice'>): Head {
  const t = translate(services);
  const notice = services.queryClient.getQueryData(noticeQueries.detail(services, noticeCd).queryKey);
  if (notice === null) return { title: t('notice.missing'), status: 404, noIndex: true };
  return { title: notice?.title ?? t('home.notices'), description: notice?.body.split('\n')[0], image: notice?.imgUrl ?? undefined };
}
