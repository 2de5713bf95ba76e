import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteParams, useServices } from '@hyangro/runtime';
import { SearchPrompt } from '@hyangro/commerce/search';
import { media } from '@hyangro/ui/theme';
import { searchQueries } from '../../data/search.queries';
import { FeedCard } from '../../features/feed/feed-card';
import { MorePages } from '../../features/review-columns/more-pages';
import { SearchResults } from '../../features/search-results/search-results';

/** Pictures of the first view of a phone. */
const EAGER = 2;

export default function SearchFeedsScreen() {
  const keyword = useRouteParams('SearchFeeds').keyword?.trim();
  return keyword ? <Found keyword={keyword} /> : <SearchPrompt />;
}

const Found = ({ keyword }: { keyword: string }) => {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(searchQueries.feeds(useServices(), keyword));
  const { pages } = data;
  return (
    <SearchResults kind="feeds" keyword={keyword} found={pages[0]?.keyword ?? keyword} totalCount={pages[0]?.totalCount ?? 0}>
      <Grid>
        {pages
          .flatMap(({ items }) => items)
          .map((feed, at) => (
            <li key={feed.ugcCd}>
              <FeedCard feed={feed} eager={at < EAGER} />
            </li>
          ))}
      </Grid>
      <MorePages pageCount={pages.length} {...{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
    </SearchResults>
  );
};

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px var(--gutter);
  ${media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.pc} { grid-template-columns: repeat(4, minmax(0, 1fr)); row-gap: 36px; }
`;
