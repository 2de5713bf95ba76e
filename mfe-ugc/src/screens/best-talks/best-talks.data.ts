import type { Head, ScreenArgs, ScreenData } from '@hyangro/runtime';
import { postQueries } from '../../data/post.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'BestTalks'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchInfiniteQuery(postQueries.bestTalks(services));

export function head({ services }: ScreenArgs<'BestTalks'>): Head {
  const t = translate(services);
  return { title: t('talks.title'), description: t('talks.lead') };
}
