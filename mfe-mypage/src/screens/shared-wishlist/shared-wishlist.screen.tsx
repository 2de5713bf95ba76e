import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useRouteParams, useServices, useTerms } from '@hyangro/runtime';
import { ItemList, ListPage, RowSkeletons } from '@hyangro/commerce/list';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { Button } from '@hyangro/ui/button';
import { wishlistQueries } from '../../data/wishlist.queries';
import { MyProductRow } from '../../features/my-product/my-product-row';
import { useMessages } from '../../messages';

/** One folder of somebody's wishlist, to look at: for whoever has its link. */
export default function SharedWishlistScreen() {
  const t = useMessages();
  return (
    <Suspense
      fallback={
        <ListPage title={t('mine.title')}>
          <RowSkeletons count={4} height={124} />
        </ListPage>
      }
    >
      <SharedFolder />
    </Suspense>
  );
}

function SharedFolder() {
  const t = useMessages();
  const term = useTerms();
  const { shareToken } = useRouteParams('SharedWishlist');
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    wishlistQueries.shared(useServices(), shareToken),
  );
  const [first] = data.pages;
  if (!first) return <NotFoundPanel title={t('shared.missing')} text={t('shared.missingText')} />;
  return (
    <ListPage title={t('shared.heading', { name: first.name })} lead={t('shared.lead', { nickname: first.nickname, count: first.count })}>
      <ItemList
        items={data.pages.flatMap((page) => page?.items ?? [])}
        keyOf={({ productCd }) => productCd}
        empty={{ title: t('mine.emptyFolder'), text: t('shared.emptyText') }}
      >
        {(product) => <MyProductRow product={product} />}
      </ItemList>
      {hasNextPage && (
        <Button type="button" variant="line" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {term('action.more')}
        </Button>
      )}
    </ListPage>
  );
}
