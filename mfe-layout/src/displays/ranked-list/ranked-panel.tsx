import styled from '@emotion/styled';
import { useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, useDeferredValue, useEffect } from 'react';
import { PAGES_BY_SCROLL } from '@hyangro/contracts/constants';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { useInfiniteScroll, useNearViewport, useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { ProductCardSkeleton } from '@hyangro/ui/product-card';
import { tabPanelProps } from '@hyangro/ui/tabs';
import { media, skipUntilNear } from '@hyangro/ui/theme';
import { rankingQueries } from '../../data/ranking.queries';
import { nextRankingPage } from '../../data/ranking.model';
import { useMessages } from '../../messages';

/** Ranks stand in one column on phones and in two on PCs. */
const COLUMNS_PC = 2;
/** What came without a call of the list's own counts too: the ranks in sight, and the rest of those that the layout brought. */
const PAGES_OF_LAYOUT = 2;
/** Ranks that are there already are drawn this far ahead: what follows the list moves while it is out of sight. */
const AHEAD_PX = 700;

export interface RankedPanelProps {
  /** Name of the set of tabs. */
  name: string;
  isTab: boolean;
  item: DisplayItem;
  /** Products that came with the layout. */
  first: readonly ProductCard[];
  /** Rows in sight before the end of the list comes near (D-C09). */
  rows: { mobile: number; pc: number };
  /** The end came near once: all ranks that are there are drawn. */
  goesOn: boolean;
  onGoOn: () => void;
}

/** Ranks of one tab: a few rows, then all that came with the layout, then more from the server, each as the end comes near (ST-RANK). */
export const RankedPanel = ({ name, isTab, item, first, rows, goesOn, onGoOn }: RankedPanelProps) => {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const limit = item.displayLimit ?? first.length;
  const query = useInfiniteQuery({ ...rankingQueries.list(services, item, first.length), enabled: false });
  // Twenty cards at once would be a long task.
  const known = query.data?.pages;
  const pages = useDeferredValue(known) ?? [];
  const isComing = query.isFetching || (known?.length ?? 0) > pages.length;
  const products = distinct([...first, ...pages.flat()]);
  const loaded = pages.map((page) => page.length);
  const hasMore = nextRankingPage(first.length, loaded, limit) !== null;
  const inSight = { mobile: rows.mobile, pc: rows.pc * COLUMNS_PC };
  const drawn = goesOn ? products : products.slice(0, Math.max(inSight.mobile, inSight.pc));
  const waits = !goesOn && (hasMore || products.length > Math.min(inSight.mobile, inSight.pc));
  const isAsked = goesOn && hasMore && pages.length + PAGES_OF_LAYOUT >= PAGES_BY_SCROLL;
  const more = () => void query.fetchNextPage();

  return (
    <div {...(isTab ? tabPanelProps(item.virtualCategoryCd ?? '', name) : {})}>
      <Ranks>
        {drawn.map((product, n) => (
          <li key={product.productCd} data-beyond={goesOn ? undefined : beyondOf(n, inSight)}>
            <ShopProductCard product={product} look="ranked" rank={n + 1} />
          </li>
        ))}
        {isComing &&
          Array.from({ length: rows.mobile }, (_, n) => (
            <li key={`wait-${n}`}>
              <ProductCardSkeleton look="ranked" />
            </li>
          ))}
      </Ranks>
      {waits && <Rest onNear={onGoOn} />}
      {goesOn && hasMore && !isComing && !query.isError && !isAsked && <End key={pages.length} onNear={more} />}
      {(query.isError || isAsked) && (
        <Foot>
          <Button type="button" variant="line" block loading={query.isFetching} onClick={more}>
            {query.isError ? term('action.retry') : t('rank.more')}
          </Button>
        </Foot>
      )}
    </div>
  );
};

/** Where the ranks begin that wait. */
function Rest({ onNear }: { onNear: () => void }) {
  const [place, isNear] = useNearViewport<HTMLDivElement>(AHEAD_PX);
  useEffect(() => {
    if (isNear) startTransition(onNear);
  }, [isNear, onNear]);
  return <div ref={place} aria-hidden />;
}

/** End of what is drawn so far. */
function End({ onNear }: { onNear: () => void }) {
  return <div ref={useInfiniteScroll<HTMLDivElement>(onNear, true)} aria-hidden />;
}

/** Screens on which the n-th rank waits until the list goes on. */
function beyondOf(n: number, inSight: RankedPanelProps['rows']): 'mobile' | 'pc' | undefined {
  if (n >= inSight.mobile) return 'mobile';
  return n >= inSight.pc ? 'pc' : undefined;
}

/** A product that moved between two pages is shown once. */
const distinct = (products: readonly ProductCard[]) => [...new Map(products.map((product) => [product.productCd, product])).values()];

const Ranks = styled.ol`
  display: grid;
  > li { padding: 10px 0; }
  > :nth-of-type(n + 9) { ${skipUntilNear('108px')} }
  ${media.mobile} { > [data-beyond='mobile'] { display: none; } }
  ${media.tablet} {
    grid-template-columns: repeat(${COLUMNS_PC}, minmax(0, 1fr));
    column-gap: calc(var(--gutter) * 2);
    > [data-beyond='pc'] { display: none; }
  }
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  margin-top: 12px;
  > * { max-width: 420px; }
  ${media.tablet} { margin-top: 28px; }
`;
