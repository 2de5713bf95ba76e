import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import type { ProductList as Page } from '@hyangro/contracts/catalog/list.schemas';
import { useMoney } from '@hyangro/runtime';
import { Chip } from '@hyangro/ui/chip';
import { Scale } from '@hyangro/ui/icons';
import { media, mediaQuery } from '@hyangro/ui/theme';
import { useMedia } from '@hyangro/ui/use-media';
import { type ValueList } from '../../data/list-filter';
import { useMessages } from '../../messages';
import { CompareDock } from '../common/compare-dock';
import { useComparing } from '../common/use-comparing';
import { FilterChips } from './filter-chips';
import { ListEmpty } from './list-empty';
import { ProductGrid, type PagesQuery } from './product-grid';
import { SortMenu } from './sort-menu';
import { useDropped } from './use-dropped';
import { useIsLate } from './use-is-late';
import type { ListFilterState } from './use-list-filter';

const FilterColumn = lazy(() => import(/* webpackChunkName: "filter-column" */ './filter-column'));

export interface ProductListProps {
  /** `useListFilter()` of the screen. */
  listFilter: ListFilterState;
  /** The screen's infinite query, asked with `listFilter.shown` and opened at `listFilter.page`. */
  query: PagesQuery;
  /** `useProductPages(query.data)`: at least one. */
  pages: readonly [Page, ...Page[]];
  /** The filter that the list is made by: its values are not offered. */
  without?: ValueList;
  /** The list's own order is by relevance (a search); else by popularity. */
  byRelevance?: boolean;
}

/** Any list of products: count, order, filters (chips and a sheet on phones, a column on PCs), cards, compare. */
export const ProductList = ({ listFilter, query, pages, without, byRelevance }: ProductListProps) => {
  const t = useMessages();
  const { integer } = useMoney();
  const [first] = pages;
  const { filter, shown, change, hrefOf } = listFilter;
  const totalCount = integer(first.totalCount);
  const isDropped = useDropped(listFilter, first);
  const comparing = useComparing();
  const isAwaited = shown !== filter;
  const isLate = useIsLate(isAwaited);
  const isPc = useMedia(mediaQuery('pc'), true);
  return (
    <Columns>
      {/* The server does not know how wide the page is. Hydrated after the cards, and on PCs alone. */}
      {isPc && first.facets && (
        <Suspense fallback={null}>
          <FilterColumn listFilter={listFilter} facets={first.facets} without={without} />
        </Suspense>
      )}
      <List>
        <FilterChips listFilter={listFilter} facets={first.facets} without={without} totalCount={totalCount} />
        <Bar>
          <span aria-live="polite">{t('list.count', { count: first.totalCount, total: totalCount })}</span>
          <Ends>
            <Chip selected={comparing.isOn} onClick={comparing.toggle}>
              <Scale size={16} />
              {t('compare.short')}
            </Chip>
            <SortMenu value={filter.orderByCd} byRelevance={byRelevance} onChange={(orderByCd) => change({ orderByCd })} />
          </Ends>
        </Bar>
        {isDropped && <Said role="status">{t('list.dropped')}</Said>}
        <Cards aria-busy={isAwaited || undefined} data-late={isLate || undefined}>
          {first.totalCount === 0 ? (
            <ListEmpty listFilter={listFilter} list={first} />
          ) : (
            <ProductGrid pages={pages} query={query} isComparing={comparing.isShown} list={shown} hrefOf={hrefOf} />
          )}
        </Cards>
      </List>
      {comparing.isOn && <CompareDock />}
    </Columns>
  );
};

const Columns = styled.div`
  ${media.pc} {
    display: grid;
    grid-template-columns: 232px minmax(0, 1fr);
    gap: 32px;
    align-items: start;
  }
`;
const List = styled.div`
  min-width: 0;
  ${media.pc} {
    grid-column: 2;
  }
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--size-tap);
  margin: 4px 0 8px;
  font-size: 14px;
  color: var(--color-text-2);
  font-variant-numeric: tabular-nums;
  ${media.pc} {
    margin-top: 0;
  }
`;
const Ends = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;
const Said = styled.p`
  margin-bottom: 12px;
  font-size: 13px;
  color: var(--color-text-2);
`;
const Cards = styled.div`
  &[data-late] {
    opacity: 0.55;
    transition: opacity var(--dur-fast);
  }
`;
