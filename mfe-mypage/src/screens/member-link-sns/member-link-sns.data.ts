import type { Head, ScreenData } from '@hyangro/runtime';
import { snsQueries } from '../../data/sns.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'MemberLinkSns'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchQuery(snsQueries.proof(services));

export const head: NonNullable<ScreenData<'MemberLinkSns'>['head']> = ({ services }): Head => ({
  title: translate(services)('linkSns.title'),
  noIndex: true,
});
