import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRouteParams, useServices } from '@hyangro/runtime';
import { SearchPrompt } from '@hyangro/commerce/search';
import { addressOf } from '../../data/post.model';
import { searchQueries } from '../../data/search.queries';
import { SearchResults } from '../../features/search-results/search-results';
import { MorePages } from '../../features/common/more-pages';
import { PostColumns } from '../../features/common/post-columns';

export default function SearchFeedsScreen() {
  const keyword = useRouteParams('SearchFeeds').keyword?.trim();
  return keyword ? <Found keyword={keyword} /> : <SearchPrompt />;
}

const Found = ({ keyword }: { keyword: string }) => {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(searchQueries.feeds(useServices(), keyword));
  const { pages } = data;
  const posts = useMemo(() => pages.map(({ items }) => items), [pages]);
  return (
    <SearchResults kind="feeds" keyword={keyword} found={pages[0]?.keyword ?? keyword} totalCount={pages[0]?.totalCount ?? 0}>
      <PostColumns pages={posts} addressOf={addressOf} />
      <MorePages pageCount={pages.length} {...{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
    </SearchResults>
  );
};
