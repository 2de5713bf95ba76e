import type { Head, ScreenData } from '@hyangro/runtime';
import { writtenQueries } from '../../data/written.queries';
import { translate } from '../../messages';

type Data = ScreenData<'TalkNew' | 'TalkModify'>;

export const prefetch: Data['prefetch'] = async ({ services, params: { ugcCd } }) =>
  ugcCd && services.queryClient.prefetchQuery(writtenQueries.talk(services, ugcCd));

export const head: NonNullable<Data['head']> = ({ services, params: { ugcCd } }): Head => ({
  title: translate(services)(ugcCd ? 'write.talk.modify' : 'write.talk.new'),
  noIndex: true,
});
