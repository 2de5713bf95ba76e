import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { media } from '@hyangro/ui/theme';
import { filterCount } from '../../data/list-filter';
import { useMessages } from '../../messages';
import { FilterChips } from './filter-chips';
import { FilterFields, type BrandCount } from './filter-fields';
import { SortMenu } from './sort-menu';
import type { ListFilterState } from './use-list-filter';

interface Props {
  listFilter: ListFilterState;
  brands: readonly BrandCount[];
  /** Formatted number of products that pass. */
  totalCount: string;
  isEmpty: boolean;
  /** The list still shows what was asked before. */
  isOld: boolean;
  children: ReactNode;
}

/** A list with count, order and filters: chips on phones, a column on PCs. */
export const FilteredList = ({ listFilter, brands, totalCount, isEmpty, isOld, children }: Props) => {
  const t = useMessages();
  const hasFilter = filterCount(listFilter.filter) > 0;
  return (
    <Columns>
      <Column aria-label={t('filter.title')}>
        <ColumnHead>
          <span>{t('filter.title')}</span>
          {hasFilter && (
            <Button type="button" variant="text" size="s" onClick={listFilter.clear}>
              {t('filter.clear')}
            </Button>
          )}
        </ColumnHead>
        <FilterFields listFilter={listFilter} brands={brands} />
      </Column>
      <div>
        <Chips>
          <FilterChips listFilter={listFilter} brands={brands} totalCount={totalCount} />
        </Chips>
        <Bar>
          <span aria-live="polite">{t('list.count', { count: totalCount })}</span>
          <SortMenu value={listFilter.filter.orderByCd} onChange={(orderByCd) => listFilter.change({ orderByCd })} />
        </Bar>
        <List aria-busy={isOld || undefined}>
          {isEmpty ? (
            <EmptyState
              title={hasFilter ? t('list.emptyFiltered') : t('list.empty')}
              text={hasFilter ? t('list.emptyFilteredText') : t('list.emptyText')}
              action={
                hasFilter && (
                  <Button type="button" variant="primary" onClick={listFilter.clear}>
                    {t('filter.clear')}
                  </Button>
                )
              }
            />
          ) : (
            children
          )}
        </List>
      </div>
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
const Column = styled.aside`
  display: none;
  ${media.pc} {
    display: block;
  }
`;
const ColumnHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: var(--size-tap);
  border-bottom: 1px solid var(--color-text);
  font: 700 15px/1 var(--font-sans);
`;
const Chips = styled.div`
  padding-top: 4px;
  ${media.pc} {
    display: none;
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
const List = styled.div`
  transition: opacity var(--dur-fast);
  &[aria-busy] {
    opacity: 0.55;
  }
`;
