import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useRouteParams, useServices } from '@hyangro/runtime';
import { SearchPrompt } from '@hyangro/commerce/search';
import { searchQueries } from '../../data/search.queries';
import { ReviewSheet } from '../../features/review/review-sheet.lazy';
import { MorePages } from '../../features/review-columns/more-pages';
import { ReviewColumns } from '../../features/review-columns/review-columns';
import { SearchResults } from '../../features/search-results/search-results';

export default function SearchReviewsScreen() {
  const keyword = useRouteParams('SearchReviews').keyword?.trim();
  return keyword ? <Found keyword={keyword} /> : <SearchPrompt />;
}

const Found = ({ keyword }: { keyword: string }) => {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(searchQueries.reviews(useServices(), keyword));
  const [opened, setOpened] = useState<{ ugcCd: string; isOpen: boolean } | null>(null);
  const { pages } = data;
  return (
    <SearchResults kind="reviews" keyword={keyword} found={pages[0]?.keyword ?? keyword} totalCount={pages[0]?.totalCount ?? 0}>
      <ReviewColumns pages={pages} onOpen={(ugcCd) => setOpened({ ugcCd, isOpen: true })} />
      <MorePages pageCount={pages.length} {...{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
      {opened && (
        <Suspense>
          <ReviewSheet
            ugcCd={opened.ugcCd}
            known={pages.flatMap(({ items }) => items).find(({ ugcCd }) => ugcCd === opened.ugcCd)}
            open={opened.isOpen}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </Suspense>
      )}
    </SearchResults>
  );
};
