import type { Head, ScreenData } from '@hyangro/runtime';
import { writtenQueries } from '../../data/written.queries';
import { translate } from '../../messages';

type Data = ScreenData<'FeedNew' | 'FeedModify'>;

export const prefetch: Data['prefetch'] = ({ services, params: { ugcCd } }) =>
  ugcCd
    ? services.queryClient.prefetchQuery(writtenQueries.feed(services, ugcCd))
    : services.queryClient.prefetchQuery(writtenQueries.rights(services));

export const head: NonNullable<Data['head']> = ({ services, params: { ugcCd } }): Head => ({
  title: translate(services)(ugcCd ? 'write.feed.modify' : 'write.feed.new'),
  noIndex: true,
});
