import type { Head, ScreenArgs, ScreenData } from '@hyangro/runtime';
import { wishlistQueries } from '../../data/wishlist.queries';
import { translate } from '../../messages';

export const prefetch: NonNullable<ScreenData<'SharedWishlist'>['prefetch']> = ({ services, params: { shareToken } }) =>
  services.queryClient.prefetchInfiniteQuery(wishlistQueries.shared(services, shareToken));

/** Named after the folder; 404 for a link that opens nothing. Never for search engines: it is for whoever was given it. */
export function head({ services, params: { shareToken } }: ScreenArgs<'SharedWishlist'>): Head {
  const t = translate(services);
  const first = services.queryClient.getQueryData(wishlistQueries.shared(services, shareToken).queryKey)?.pages[0];
  if (first === null) return { title: t('shared.missing'), status: 404, noIndex: true };
  return { title: first ? t('shared.title', { name: first.name, nickname: first.nickname }) : t('mine.title'), noIndex: true };
}
