import type { Head, ScreenData } from '@hyangro/runtime';
import { realNameQueries } from '../../data/real-name.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'MemberInfoRealName'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchQuery(realNameQueries.own(services));

export const head: NonNullable<ScreenData<'MemberInfoRealName'>['head']> = ({ services }): Head => ({
  title: translate(services)('realName.title'),
  noIndex: true,
});
