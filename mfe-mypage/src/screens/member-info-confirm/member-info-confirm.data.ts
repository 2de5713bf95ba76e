import type { Head, ScreenData } from '@hyangro/runtime';
import { memberInfoQueries } from '../../data/member-info.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'MemberInfoConfirm'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchQuery(memberInfoQueries.proofWays(services));

export const head: NonNullable<ScreenData<'MemberInfoConfirm'>['head']> = ({ services }): Head => ({
  title: translate(services)('proof.title'),
  noIndex: true,
});
