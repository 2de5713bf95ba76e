import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import type { Facets } from '@hyangro/contracts/catalog/list.schemas';
import { useTerms } from '@hyangro/runtime';
import { Chip, ChipRow } from '@hyangro/ui/chip';
import { SlidersHorizontal, X } from '@hyangro/ui/icons';
import { media } from '@hyangro/ui/theme';
import { PROMOTED, chosenOf, without, type ListFilter, type ValueList } from '../../data/list-filter';
import { useMessages } from '../../messages';
import { useFacetLabels } from './facet-labels';
import type { ListFilterState } from './use-list-filter';

const FilterSheet = lazy(() => import(/* webpackChunkName: "filter-sheet" */ './filter-sheet'));

interface Props {
  listFilter: ListFilterState;
  facets: Facets | null;
  without?: ValueList;
  totalCount: string;
}

/** What is chosen, one tap from off; on phones after the way to all filters, and before those that most people want. */
export const FilterChips = ({ listFilter, facets, without: fixed, totalCount }: Props) => {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  // The sheet stays once it came, so that it can close with its movement.
  const [isWanted, setWanted] = useState(false);
  const { filter, change } = listFilter;
  const labels = useFacetLabels();
  const promoted = usePromoted(filter);
  const chosen = chosenOf(filter);
  return (
    <>
      <Row label={t('filter.title')}>
        <Chip
          data-phone
          aria-haspopup="dialog"
          aria-label={chosen.length > 0 ? t('filter.openCount', { count: chosen.length }) : t('filter.open')}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          <SlidersHorizontal size={16} />
          {t('filter.open')}
          {chosen.length > 0 && <b>{chosen.length}</b>}
        </Chip>
        {chosen.map((each) => {
          const name = labels.ofChosen(each, filter, facets);
          return (
            <Chip
              key={each.name + each.value}
              data-pc={promoted.some(({ isOn, label }) => isOn && label === name) || undefined}
              selected
              aria-label={t('filter.takeOff', { name })}
              onClick={() => change(without(filter, each))}
            >
              {name}
              <X size={14} />
            </Chip>
          );
        })}
        {promoted.map(({ label, isOn, on, off }) => (
          <Chip key={label} data-phone selected={isOn} onClick={() => change(isOn ? off : on)}>
            {label}
          </Chip>
        ))}
      </Row>
      {isWanted && facets && (
        <Suspense fallback={null}>
          <FilterSheet
            open={isOpen}
            onClose={() => setOpen(false)}
            listFilter={listFilter}
            facets={facets}
            without={fixed}
            totalCount={totalCount}
          />
        </Suspense>
      )}
    </>
  );
};

interface Promoted {
  label: string;
  isOn: boolean;
  on: Partial<ListFilter>;
  off: Partial<ListFilter>;
}

/** The filters that most people want. */
function usePromoted(filter: ListFilter): Promoted[] {
  const term = useTerms();
  const { between, flag } = useFacetLabels();
  const { maxPrice, maxVolumeMl } = PROMOTED;
  return [
    ...(['OVERSEAS', 'DOMESTIC'] as const).map((productType) => ({
      label: term(`productType.${productType}`),
      isOn: filter.productType === productType,
      on: { productType },
      off: { productType: null },
    })),
    ...(['freeShipping', 'hasCoupon', 'inStock'] as const).map((name) => ({
      label: flag[name],
      isOn: filter[name],
      on: { [name]: true },
      off: { [name]: false },
    })),
    {
      label: between('price', { min: null, max: maxPrice }),
      isOn: filter.minPrice === null && filter.maxPrice === maxPrice,
      on: { minPrice: null, maxPrice },
      off: { maxPrice: null },
    },
    {
      label: between('volumeMl', { min: null, max: maxVolumeMl }),
      isOn: filter.minVolumeMl === null && filter.maxVolumeMl === maxVolumeMl,
      on: { minVolumeMl: null, maxVolumeMl },
      off: { maxVolumeMl: null },
    },
  ];
}

const Row = styled(ChipRow)`
  [data-pc] {
    display: none;
  }
  ${media.pc} {
    [data-phone] {
      display: none;
    }
    [data-pc] {
      display: inline-flex;
    }
  }
`;
