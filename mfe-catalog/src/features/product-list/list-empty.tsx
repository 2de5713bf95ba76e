import type { ProductList } from '@hyangro/contracts/catalog/list.schemas';
import { useMoney } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { VALUE_LISTS, chosenOf, without } from '../../data/list-filter';
import { useMessages } from '../../messages';
import { useFacetLabels } from './facet-labels';
import type { ListFilterState } from './use-list-filter';

/** Nothing passes: the one filter that hides most is offered to be taken off, then all of them. */
export const ListEmpty = ({ listFilter, list }: { listFilter: ListFilterState; list: ProductList }) => {
  const t = useMessages();
  const { integer } = useMoney();
  const labels = useFacetLabels();
  const { filter, change, clear } = listFilter;
  if (chosenOf(filter).length === 0) return <EmptyState title={t('list.empty')} text={t('list.emptyText')} />;
  const { relaxed } = list;
  const blamed = relaxed && chosenOf(filter).find(({ name, value }) => name === relaxed.name && [null, relaxed.value].includes(value));
  // Several values of one filter are taken off together, under its own name.
  const many = VALUE_LISTS.find((name) => name === relaxed?.name && relaxed.value === null);
  const blame = many ? t(`filter.${many}`) : blamed && labels.ofChosen(blamed, filter, list.facets);
  return (
    <EmptyState
      title={t('list.emptyFiltered')}
      text={t('list.emptyFilteredText')}
      action={
        <>
          <Button type="button" variant={blame ? 'line' : 'primary'} onClick={clear}>
            {t('filter.clear')}
          </Button>
          {relaxed && blame && (
            <Button type="button" variant="primary" onClick={() => change(without(filter, relaxed))}>
              {t('list.relax', { name: blame, count: integer(relaxed.count) })}
            </Button>
          )}
        </>
      }
    />
  );
};
