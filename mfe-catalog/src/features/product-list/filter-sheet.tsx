import { useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Sheet } from '@hyangro/ui/sheet';
import type { Facets } from '@hyangro/contracts/catalog/list.schemas';
import { filterCount, type ValueList } from '../../data/list-filter';
import { useMessages } from '../../messages';
import { FilterFields } from './filter-fields';
import type { ListFilterState } from './use-list-filter';

interface Props {
  open: boolean;
  onClose(): void;
  listFilter: ListFilterState;
  facets: Facets;
  without?: ValueList;
  totalCount: string;
}

/** All filters on a phone; the button says live how much is left. */
export default function FilterSheet({ open, onClose, listFilter, facets, without, totalCount }: Props) {
  const t = useMessages();
  const term = useTerms();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('filter.title')}
      closeLabel={term('action.close')}
      footer={
        <>
          <Button type="button" variant="line" size="l" disabled={filterCount(listFilter.filter) === 0} onClick={listFilter.clear}>
            {t('filter.clear')}
          </Button>
          <Button type="button" variant="primary" size="l" onClick={onClose}>
            {t('filter.show', { count: totalCount })}
          </Button>
        </>
      }
    >
      <FilterFields listFilter={listFilter} facets={facets} without={without} areOpen={false} />
    </Sheet>
  );
}
