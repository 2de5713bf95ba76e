import styled from '@emotion/styled';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PAGES_BY_SCROLL } from '@hyangro/contracts/constants';
import type { ProductList } from '@hyangro/contracts/catalog/list.schemas';
import { useInfiniteScroll, useTerms, whenIdle } from '@hyangro/runtime';
import { ProductCardSkeleton } from '@hyangro/ui/product-card';
import { media, skipUntilNear } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { EAGER, GridPage } from './grid-page';
import { PageLink } from './page-link';
import { useCardsInSight } from './use-cards-in-sight';
import { usePageInAddress } from './use-page-in-address';
import { usePagesNear } from './use-pages-near';
import { useToldList } from './use-told-list';

/** What the grid uses of an infinite query. */
export interface PagesQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): Promise<unknown>;
  hasPreviousPage: boolean;
  isFetchingPreviousPage: boolean;
  fetchPreviousPage(): Promise<unknown>;
}
interface Props {
  pages: readonly [ProductList, ...ProductList[]];
  query: PagesQuery;
  isComparing: boolean;
  /** Changes when the filter does. */
  list: object;
  hrefOf(page: number): string;
}

/**
 * A list of products that goes on while it is scrolled, and asks by a button after every third page. Its neighbours are links, for
 * crawlers and readers without scripts.
 */
export const ProductGrid = ({ pages: all, query, isComparing, list: newest, hrefOf }: Props) => {
  const t = useMessages();
  const term = useTerms();
  // Cards that have come are drawn in small steps, so that scrolling goes on meanwhile.
  const coming = useMemo(() => ({ pages: all, list: newest }), [all, newest]);
  const { pages, list } = useDeferredValue(coming);
  const inSight = useCardsInSight(list, pages[0].items);
  const grid = useRef<HTMLUListElement>(null);
  const tellChoice = useToldList(list, pages[0].items);
  const first = pages[0].page;
  const last = pages.at(-1)?.page ?? 1;
  const { onLook, heightWithout } = usePagesNear(grid, last);
  usePageInAddress(grid, onLook);
  const goesOn = query.hasNextPage && last % PAGES_BY_SCROLL !== 0;
  // While cards that have come are not drawn, the end is nearer than it will be: it asks for no more.
  const isDrawn = pages === all;
  const end = useInfiniteScroll<HTMLDivElement>(() => void query.fetchNextPage(), goesOn && isDrawn && !query.isFetchingNextPage);
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  // With more to come, all pages so far are full.
  const { items: full, totalCount } = pages[0];
  const comingCount = Math.min(full.length, totalCount - last * full.length);
  const keepPlace = usePlaceKept(grid, first);
  return (
    <>
      {query.hasPreviousPage && (
        <PageLink
          rel="prev"
          to={hrefOf(first - 1)}
          busy={query.isFetchingPreviousPage}
          onPress={() => {
            keepPlace();
            void query.fetchPreviousPage();
          }}
        >
          {t('list.earlier')}
        </PageLink>
      )}
      <Grid ref={grid} onClick={tellChoice} aria-busy={inSight !== null || undefined}>
        {pages.map(({ page, items }) => {
          const height = heightWithout(page);
          return height === null ? (
            <GridPage
              key={page}
              page={page}
              items={items}
              isFirst={page === first}
              isComparing={isComparing}
              inSight={page === first ? inSight : null}
            />
          ) : (
            <Room key={page} data-page={page} aria-hidden style={{ height }} />
          );
        })}
      </Grid>
      <div ref={end} />
      {/* The room of the next page: who scrolls faster than it comes meets no footer that then leaves. */}
      {isAtRest && comingCount > 0 && (goesOn || query.isFetchingNextPage || !isDrawn) && (
        <Coming aria-hidden data-far={query.isFetchingNextPage ? undefined : ''}>
          {Array.from({ length: comingCount }, (_, n) => (
            <li key={n}>
              <ProductCardSkeleton look="grid" />
            </li>
          ))}
        </Coming>
      )}
      {query.hasNextPage && (
        <PageLink rel="next" to={hrefOf(last + 1)} busy={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {term('action.more')}
        </PageLink>
      )}
    </>
  );
};

/** Keeps the first card where it is on the screen while an earlier page comes in front of it; call the result before asking. */
function usePlaceKept(list: React.RefObject<HTMLElement | null>, first: number) {
  const kept = useRef<{ element: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    const { element, top } = kept.current ?? {};
    kept.current = null;
    if (!element || top === undefined) return;
    const putBack = () => {
      if (element.isConnected && document.scrollingElement)
        document.scrollingElement.scrollTop += element.getBoundingClientRect().top - top;
    };
    putBack();
    // Cards near the window get their real height in the frames that follow.
    let frame = requestAnimationFrame(() => {
      putBack();
      frame = requestAnimationFrame(putBack);
    });
    return () => cancelAnimationFrame(frame);
  }, [first]);
  return () => {
    const element = list.current?.firstElementChild;
    kept.current = element ? { element, top: element.getBoundingClientRect().top } : null;
  };
}

const Room = styled.li`
  grid-column: 1 / -1;
`;
/* `--card`: height of a card that is not laid out, or has not come. */
const Grid = styled.ul`
  --card: calc(50vw + 97px);
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px var(--gutter);
  > li {
    position: relative;
  }
  > :nth-of-type(n + ${EAGER + 1}) {
    ${skipUntilNear('var(--card)')}
  }
  /* Keeps its height, and costs neither style nor layout. */
  > [data-unseen] {
    visibility: hidden;
    content-visibility: hidden;
    contain-intrinsic-height: auto var(--card);
  }
  ${media.tablet} {
    --card: 345px;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 32px;
  }
  ${media.wide} {
    --card: 339px;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    row-gap: 40px;
  }
`;
const Coming = styled(Grid)`
  margin-top: 24px;
  > li {
    min-height: var(--card);
  }
  ${media.tablet} {
    margin-top: 32px;
  }
  ${media.wide} {
    margin-top: 40px;
  }
`;
