import type { Head, ScreenData } from '@hyangro/runtime';
import { myQnaQueries } from '../../data/my-qna.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'MyQna'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchInfiniteQuery(myQnaQueries.list(services));

export const head: NonNullable<ScreenData<'MyQna'>['head']> = ({ services }): Head => ({
  title: translate(services)('myQna.title'),
  noIndex: true,
});
