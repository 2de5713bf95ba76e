import type { Head, ScreenData } from '@hyangro/runtime';
import { memberInfoQueries } from '../../data/member-info.queries';
import { notificationQueries } from '../../data/notification.queries';
import { translate } from '../../messages';

export const prefetch: NonNullable<ScreenData<'MemberInfo'>['prefetch']> = async ({ services }) => {
  const { queryClient } = services;
  await Promise.all([
    queryClient.prefetchQuery(memberInfoQueries.detail(services)),
    queryClient.prefetchQuery(notificationQueries.consents(services)),
    queryClient.prefetchQuery(memberInfoQueries.export(services)),
  ]);
};

export const head: NonNullable<ScreenData<'MemberInfo'>['head']> = ({ services }): Head => ({
  title: translate(services)('memberInfo.title'),
  noIndex: true,
});
