import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Facets } from '@hyangro/contracts/catalog/list.schemas';
import { useMoney, useTerms } from '@hyangro/runtime';
import { CheckboxField } from '@hyangro/ui/field';
import { FLAGS, type ListFilter, type ValueList } from '../../data/list-filter';
import { useMessages } from '../../messages';
import { useFacetLabels } from './facet-labels';
import { FacetSection } from './facet-section';
import { RangeFacet } from './range-facet';
import type { ListFilterState } from './use-list-filter';
import { ValueFacet } from './value-facet';

interface Props {
  listFilter: Pick<ListFilterState, 'filter' | 'change'>;
  facets: Facets;
  /** Filters that the list has by itself: no brands on the page of a brand. */
  without?: ValueList;
  /** Sections that begin open: all in a column, the first in a sheet. */
  areOpen: boolean;
}

/** All filters of a list; each acts at once. */
export const FilterFields = ({ listFilter, facets, without, areOpen }: Props) => {
  const t = useMessages();
  const { filter } = listFilter;
  const latest = useRef(listFilter);
  useLayoutEffect(() => {
    latest.current = listFilter;
  });
  const change = useCallback((change: Partial<ListFilter>) => latest.current.change(change), []);
  const toggles = useToggles(latest);
  const setPrice = useCallback((minPrice: number | null, maxPrice: number | null) => change({ minPrice, maxPrice }), [change]);
  const setVolume = useCallback((min: number | null, max: number | null) => change({ minVolumeMl: min, maxVolumeMl: max }), [change]);
  const list = (name: ValueList, isOpen = areOpen) =>
    without !== name && (
      <ValueFacet
        title={t(`filter.${name}`)}
        values={facets[name]}
        chosen={filter[name].join(',')}
        isOpen={isOpen}
        onToggle={toggles[name]}
      />
    );
  return (
    <>
      {list('cateCds', true)}
      {list('brandCds')}
      <RangeFacet
        kind="price"
        title={t('filter.price')}
        bands={facets.price}
        min={filter.minPrice}
        max={filter.maxPrice}
        isOpen={areOpen}
        onChange={setPrice}
      />
      <ChoiceFacet filter={filter} facets={facets} change={change} />
      {list('scentFamilies')}
      <RangeFacet
        kind="volumeMl"
        title={t('filter.volume')}
        bands={facets.volumeMl}
        min={filter.minVolumeMl}
        max={filter.maxVolumeMl}
        isOpen={areOpen}
        onChange={setVolume}
      />
      {list('skinTypes')}
      {list('concerns')}
    </>
  );
};

const ChoiceFacet = ({
  filter,
  facets,
  change,
}: Pick<Props, 'facets'> & { filter: ListFilter; change(change: Partial<ListFilter>): void }) => {
  const t = useMessages();
  const term = useTerms();
  const labels = useFacetLabels();
  const { integer } = useMoney();
  const chosenCount = FLAGS.filter((name) => filter[name]).length + (filter.productType ? 1 : 0);
  return (
    <FacetSection title={t('filter.delivery')} chosenCount={chosenCount} isOpen>
      {(['DOMESTIC', 'OVERSEAS'] as const).map((type) => (
        <CheckboxField
          key={type}
          label={term(`productType.${type}`)}
          labelNote={integer(facets.productType.find(({ code }) => code === type)?.count ?? 0)}
          checked={filter.productType === type}
          onChange={(event) => change({ productType: event.target.checked ? type : null })}
        />
      ))}
      {FLAGS.map((name) => (
        <CheckboxField
          key={name}
          label={labels.flag[name]}
          labelNote={integer(facets[name])}
          checked={filter[name]}
          disabled={facets[name] === 0 && !filter[name]}
          onChange={(event) => change({ [name]: event.target.checked })}
        />
      ))}
    </FacetSection>
  );
};

/** What ticks a value of each filter; the same functions at every render. */
function useToggles(latest: React.RefObject<Props['listFilter']>) {
  const ofList = (name: ValueList) => (code: string, isOn: boolean) => {
    const { filter, change } = latest.current;
    change({ [name]: isOn ? [...filter[name], code] : filter[name].filter((each) => each !== code) });
  };
  return useRef({
    cateCds: ofList('cateCds'),
    brandCds: ofList('brandCds'),
    skinTypes: ofList('skinTypes'),
    concerns: ofList('concerns'),
    scentFamilies: ofList('scentFamilies'),
  }).current;
}
