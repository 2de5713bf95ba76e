import type { FacetRange, Facets } from '@hyangro/contracts/catalog/list.schemas';
import { useMoney, useTerms } from '@hyangro/runtime';
import { VALUE_LISTS, type ChosenValue, type ListFilter } from '../../data/list-filter';
import { useMessages } from '../../messages';

type Ends = Pick<FacetRange, 'min' | 'max'>;

/** Names of filters and their values, in the reader's words. */
export function useFacetLabels() {
  const t = useMessages();
  const term = useTerms();
  const { won, integer } = useMoney();
  const between = (kind: 'price' | 'volumeMl', { min, max }: Ends): string => {
    const worded = (value: number) => (kind === 'price' ? won(value) : t('filter.ml', { ml: integer(value) }));
    if (min === null) return t('filter.atMost', { value: worded(max ?? 0) });
    if (max === null) return t('filter.atLeast', { value: worded(min) });
    return t('filter.between', { min: worded(min), max: worded(max) });
  };
  const flag = { freeShipping: term('card.freeShipping'), hasCoupon: t('filter.hasCoupon'), inStock: t('filter.inStock') };
  return {
    between,
    flag,
    /** What a chip of a chosen value says; a code that the shop does not know stands for itself. */
    ofChosen({ name, value }: ChosenValue, filter: ListFilter, facets: Facets | null): string {
      if (name === 'price') return between(name, { min: filter.minPrice, max: filter.maxPrice });
      if (name === 'volumeMl') return between(name, { min: filter.minVolumeMl, max: filter.maxVolumeMl });
      if (name === 'productType') return term(`productType.${filter.productType ?? 'DOMESTIC'}`);
      const list = VALUE_LISTS.find((each) => each === name);
      if (list) return facets?.[list].find(({ code }) => code === value)?.name ?? value ?? '';
      return flag[name as keyof typeof flag];
    },
  };
}
