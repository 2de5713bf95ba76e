import type { Head, ScreenData } from '@hyangro/runtime';
import { profileQueries } from '../../data/profile.queries';
import { translate } from '../../messages';

export const prefetch: NonNullable<ScreenData<'MyProfile'>['prefetch']> = async ({ services }) => {
  const { queryClient } = services;
  await Promise.all([
    queryClient.prefetchQuery(profileQueries.own(services)),
    queryClient.prefetchInfiniteQuery(profileQueries.invitation(services)),
  ]);
};

export const head: NonNullable<ScreenData<'MyProfile'>['head']> = ({ services }): Head => ({
  title: translate(services)('profile.title'),
  noIndex: true,
});
