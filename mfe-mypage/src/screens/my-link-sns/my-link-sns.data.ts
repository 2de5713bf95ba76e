import type { Head, ScreenData } from '@hyangro/runtime';
import { passkeyQueries } from '../../data/passkey.queries';
import { sessionsQueries } from '../../data/sessions.queries';
import { snsQueries } from '../../data/sns.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'MyLinkSns'>['prefetch'] = ({ services }) =>
  Promise.all([
    services.queryClient.prefetchQuery(snsQueries.links(services)),
    services.queryClient.prefetchQuery(passkeyQueries.list(services)),
    services.queryClient.prefetchQuery(sessionsQueries.open(services)),
  ]);

export const head: NonNullable<ScreenData<'MyLinkSns'>['head']> = ({ services }): Head => ({
  title: translate(services)('waysIn.title'),
  noIndex: true,
});
