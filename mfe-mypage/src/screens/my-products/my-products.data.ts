import type { Head, ScreenData } from '@hyangro/runtime';
import { restocksQueries } from '../../data/restocks.queries';
import { wishlistQueries } from '../../data/wishlist.queries';
import { translate } from '../../messages';
import { folderOf, productsTabOf } from './products-tab';

export const prefetch: NonNullable<ScreenData<'MyProducts'>['prefetch']> = async ({ services, searchParams }) => {
  const { queryClient } = services;
  const tab = productsTabOf(searchParams);
  if (tab === 'restock') await queryClient.prefetchInfiniteQuery(restocksQueries.history(services));
  if (tab === 'zzim')
    await Promise.all([
      queryClient.prefetchQuery(wishlistQueries.folders(services)),
      queryClient.prefetchInfiniteQuery(wishlistQueries.list(services, folderOf(searchParams))),
    ]);
};

export const head: NonNullable<ScreenData<'MyProducts'>['head']> = ({ services }): Head => ({
  title: translate(services)('mine.title'),
  noIndex: true,
});
