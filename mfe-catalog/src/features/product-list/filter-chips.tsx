import { lazy, Suspense, useState } from 'react';
import { useMoney, useTerms } from '@hyangro/runtime';
import { Chip, ChipRow } from '@hyangro/ui/chip';
import { SlidersHorizontal, X } from '@hyangro/ui/icons';
import { PROMOTED, filterCount } from '../../data/list-filter';
import { useMessages } from '../../messages';
import type { BrandCount } from './filter-fields';
import type { ListFilterState } from './use-list-filter';

const FilterSheet = lazy(() => import(/* webpackChunkName: "filter-sheet" */ './filter-sheet'));

interface Props {
  listFilter: ListFilterState;
  brands: readonly BrandCount[];
  totalCount: string;
}

/** Filters that most people want, one tap away, before all of them in a sheet; chosen brands can be taken off. */
export const FilterChips = ({ listFilter, brands, totalCount }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const { won } = useMoney();
  const [isOpen, setOpen] = useState(false);
  // The sheet stays once it came, so that it can close with its movement.
  const [isWanted, setWanted] = useState(false);
  const { filter, change } = listFilter;
  const count = filterCount(filter);
  const chosen = brands.filter(({ brandCd }) => filter.brandCds.includes(brandCd));
  return (
    <>
      <ChipRow label={t('filter.title')}>
        <Chip
          aria-haspopup="dialog"
          aria-label={count > 0 ? t('filter.openCount', { count }) : t('filter.open')}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          <SlidersHorizontal size={16} />
          {t('filter.open')}
          {count > 0 && <b>{count}</b>}
        </Chip>
        {chosen.map(({ brandCd, name }) => (
          <Chip
            key={brandCd}
            selected
            aria-label={t('filter.takeOff', { name })}
            onClick={() => change({ brandCds: filter.brandCds.filter((code) => code !== brandCd) })}
          >
            {name}
            <X size={14} />
          </Chip>
        ))}
        {(['OVERSEAS', 'DOMESTIC'] as const).map((type) => (
          <Chip
            key={type}
            selected={filter.productType === type}
            onClick={() => change({ productType: filter.productType === type ? null : type })}
          >
            {term(`productType.${type}`)}
          </Chip>
        ))}
        <Chip selected={filter.freeShipping} onClick={() => change({ freeShipping: !filter.freeShipping })}>
          {term('card.freeShipping')}
        </Chip>
        <Chip selected={filter.inStock} onClick={() => change({ inStock: !filter.inStock })}>
          {t('filter.inStock')}
        </Chip>
        <Chip
          selected={filter.maxPrice === PROMOTED.maxPrice}
          onClick={() => change({ maxPrice: filter.maxPrice === PROMOTED.maxPrice ? null : PROMOTED.maxPrice })}
        >
          {t('filter.maxPrice', { won: won(PROMOTED.maxPrice) })}
        </Chip>
        <Chip
          selected={filter.maxVolumeMl === PROMOTED.maxVolumeMl}
          onClick={() => change({ maxVolumeMl: filter.maxVolumeMl === PROMOTED.maxVolumeMl ? null : PROMOTED.maxVolumeMl })}
        >
          {t('filter.maxVolume', { ml: PROMOTED.maxVolumeMl })}
        </Chip>
      </ChipRow>
      {isWanted && (
        <Suspense fallback={null}>
          <FilterSheet open={isOpen} onClose={() => setOpen(false)} listFilter={listFilter} brands={brands} totalCount={totalCount} />
        </Suspense>
      )}
    </>
  );
};
