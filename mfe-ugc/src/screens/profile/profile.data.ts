import type { ScreenData } from '@hyangro/runtime';
import { tabOf } from '../../data/profile.model';
import { profileQueries } from '../../data/profile.queries';
import { translate } from '../../messages';

export const { prefetch, head } = {
  prefetch: ({ services, params: { targetMemCd }, searchParams }) =>
    Promise.all([
      services.queryClient.prefetchQuery(profileQueries.shown(services, targetMemCd)),
      services.queryClient.prefetchInfiniteQuery(profileQueries.posts(services, targetMemCd, tabOf(searchParams))),
    ]),
  head: ({ services, params: { targetMemCd } }) => {
    const t = translate(services);
    const profile = services.queryClient.getQueryData(profileQueries.shown(services, targetMemCd).queryKey);
    if (profile === undefined) return { title: t('profile.title') };
    if (profile === null) return { title: t('profile.missing'), status: 404, noIndex: true };
    return { title: t('profile.of', { name: profile.nickname }), description: profile.bio || t('profile.of', { name: profile.nickname }) };
  },
} satisfies ScreenData<'Profile'>;
