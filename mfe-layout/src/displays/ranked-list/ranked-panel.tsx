import styled from '@emotion/styled';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { useInfiniteScroll, useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { ProductCardSkeleton } from '@hyangro/ui/product-card';
import { tabPanelProps } from '@hyangro/ui/tabs';
import { media } from '@hyangro/ui/theme';
import { layoutQueries } from '../../data/layout.queries';
import { nextRankingPage } from '../../data/ranking.model';
import { useMessages } from '../../messages';
import { ProductTile } from '../../parts/product-tile';

export interface RankedPanelProps {
  /** Name of the set of tabs. */
  name: string;
  isTab: boolean;
  item: DisplayItem;
  /** Products that came with the layout. */
  first: readonly ProductCard[];
  /** Ranks in sight before more are asked for (D-C09). */
  rows: { mobile: number; pc: number };
  isOpen: boolean;
  onToggle: () => void;
  canFold: boolean;
}

/** Ranks of one tab: some in sight, all of them once opened, and more from the server as their end comes near (ST-RANK). */
export const RankedPanel = ({ name, isTab, item, first, rows, isOpen, onToggle, canFold }: RankedPanelProps) => {
  const t = useMessages();
  const services = useServices();
  const limit = item.displayLimit ?? first.length;
  const query = useInfiniteQuery({ ...layoutQueries.ranking(services, item, first.length), enabled: false });
  const pages = query.data?.pages ?? [];
  const products = distinct([...first, ...pages.flat()]);
  const hasMore =
    nextRankingPage(
      first.length,
      pages.map((page) => page.length),
      limit,
    ) !== null;
  const isFetching = query.isFetching;
  const loads = (isOpen || first.length === 0) && hasMore;
  const end = useInfiniteScroll<HTMLDivElement>(() => void query.fetchNextPage(), loads && !isFetching && !query.isError);
  const beyond = products.length > rows.mobile || hasMore;

  return (
    <div {...(isTab ? tabPanelProps(item.virtualCategoryCd ?? '', name) : {})}>
      <Ranks style={{ '--per': rows.pc } as CSSProperties}>
        {products.slice(0, isOpen ? undefined : Math.max(rows.mobile, rows.pc)).map((product, n) => (
          <li key={product.productCd} data-beyond={isOpen ? undefined : beyondOf(n, rows)}>
            <ProductTile product={product} look="ranked" rank={n + 1} />
          </li>
        ))}
        {isFetching &&
          Array.from({ length: rows.mobile }, (_, n) => (
            <li key={`wait-${n}`}>
              <ProductCardSkeleton look="ranked" />
            </li>
          ))}
      </Ranks>
      {query.isError && (
        <Foot>
          <Button type="button" variant="line" onClick={() => void query.fetchNextPage()}>
            {t('block.retry')}
          </Button>
        </Foot>
      )}
      {loads && <div ref={end} aria-hidden />}
      {beyond && canFold && !(isOpen && hasMore) && (
        <Foot data-pc-too={products.length > rows.pc || hasMore || undefined}>
          <Button type="button" variant="line" block aria-expanded={isOpen} onClick={onToggle}>
            {t(isOpen ? 'rank.less' : 'rank.more')}
          </Button>
        </Foot>
      )}
    </div>
  );
};

/** Screens on which the n-th rank waits behind "more". */
function beyondOf(n: number, rows: RankedPanelProps['rows']): 'mobile' | 'pc' | undefined {
  if (n >= rows.mobile) return 'mobile';
  return n >= rows.pc ? 'pc' : undefined;
}

/** A product that moved between two pages is shown once. */
const distinct = (products: readonly ProductCard[]) => [...new Map(products.map((product) => [product.productCd, product])).values()];

const Ranks = styled.ol`
  display: grid;
  > li { padding: 10px 0; }
  ${media.mobile} { > [data-beyond='mobile'] { display: none; } }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--gutter);
    > [data-beyond='pc'] { display: none; }
  }
  ${media.pc} {
    grid-template-columns: repeat(var(--per), minmax(0, 1fr));
    row-gap: 24px;
    > li { padding: 0; }
  }
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  margin-top: 12px;
  > * { max-width: 420px; }
  ${media.tablet} { margin-top: 28px; }
`;
