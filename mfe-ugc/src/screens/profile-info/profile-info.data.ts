import type { ScreenData } from '@hyangro/runtime';
import { profileQueries } from '../../data/profile.queries';
import { translate } from '../../messages';
import { memberOf } from './profile-info.url';

export const { prefetch, head } = {
  prefetch: async ({ services, searchParams }) => {
    const memCd = memberOf(searchParams, services.session.get().member?.memCd);
    if (memCd) await services.queryClient.prefetchQuery(profileQueries.shown(services, memCd));
  },
  head: ({ services, searchParams }) => {
    const t = translate(services);
    const memCd = memberOf(searchParams, services.session.get().member?.memCd);
    const profile = memCd && services.queryClient.getQueryData(profileQueries.shown(services, memCd).queryKey);
    return profile === null
      ? { title: t('profile.missing'), status: 404, noIndex: true }
      : { title: t('profileInfo.title'), noIndex: true };
  },
} satisfies ScreenData<'ProfileInfo'>;
