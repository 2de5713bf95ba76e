import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { useSuspenseInfiniteQuery, type InfiniteData, type QueryKey, type UseSuspenseInfiniteQueryOptions } from '@tanstack/react-query';
import { useTerms } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { ItemList, type ItemListProps } from './item-list';

interface KeysetPage {
  items: readonly unknown[];
  nextCursor: string | null;
}

interface PagedListProps<Page extends KeysetPage, Key extends QueryKey> extends Omit<ItemListProps<Page['items'][number]>, 'items'> {
  /** Address of the list that goes on from a cursor, for whoever has no scripts: the button is a link then. */
  addressOf?: (cursor: string) => string;
  query: UseSuspenseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, string | undefined>;
}

/** A list that goes on by its cursor, each next page at a press. Suspends until its first page is here. */
export function PagedList<Page extends KeysetPage, Key extends QueryKey>({ query, addressOf, ...list }: PagedListProps<Page, Key>) {
  const term = useTerms();
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(query);
  const next = data.pages.at(-1)?.nextCursor ?? null;
  const goOn = () => void (isFetchingNextPage || fetchNextPage());
  return (
    <Box>
      <ItemList {...list} items={data.pages.flatMap((page) => page.items)} />
      {hasNextPage && addressOf && next !== null && (
        <LinkButton
          variant="line"
          block
          rel="next"
          to={addressOf(next)}
          aria-busy={isFetchingNextPage || undefined}
          onClick={takeOver(goOn)}
        >
          {term('action.more')}
        </LinkButton>
      )}
      {hasNextPage && !addressOf && (
        <Button type="button" variant="line" block loading={isFetchingNextPage} onClick={goOn}>
          {term('action.more')}
        </Button>
      )}
    </Box>
  );
}

/** A press acts here; one that opens another tab or window is the browser's. */
const takeOver = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  act();
};

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
