import styled from '@emotion/styled';
import type { Facets } from '@hyangro/contracts/catalog/list.schemas';
import { Button } from '@hyangro/ui/button';
import { media } from '@hyangro/ui/theme';
import { filterCount, type ValueList } from '../../data/list-filter';
import { useMessages } from '../../messages';
import { FilterFields } from './filter-fields';
import type { ListFilterState } from './use-list-filter';

interface Props {
  listFilter: ListFilterState;
  facets: Facets;
  without?: ValueList;
}

/** All filters on a PC, beside the list. */
export default function FilterColumn({ listFilter, facets, without }: Props) {
  const t = useMessages();
  return (
    <Column aria-label={t('filter.title')}>
      <Head>
        <span>{t('filter.title')}</span>
        {filterCount(listFilter.filter) > 0 && (
          <Button type="button" variant="text" size="s" onClick={listFilter.clear}>
            {t('filter.clear')}
          </Button>
        )}
      </Head>
      <FilterFields listFilter={listFilter} facets={facets} without={without} areOpen />
    </Column>
  );
}

const Column = styled.aside`
  display: none;
  label {
    min-height: 36px;
  }
  ${media.pc} {
    display: block;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: var(--size-tap);
  border-bottom: 1px solid var(--color-text);
  font: 700 15px/1 var(--font-sans);
`;
