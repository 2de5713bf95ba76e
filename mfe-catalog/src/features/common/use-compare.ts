import { useSyncExternalStore } from 'react';
import { COMPARE_CAP } from '@hyangro/contracts/constants';
import { useServices, useStore } from '@hyangro/runtime';
import { compareListOf, type ComparedProduct } from '../../data/compare-list';
import { useMessages } from '../../messages';

/** Products that are compared; none while the page is the server's. */
export function useCompared(): readonly ComparedProduct[] {
  const { storage } = useServices();
  return useStore(compareListOf(storage).products);
}

/** Takes one product into the comparison and out of it; more than four are refused kindly. */
export function useCompareToggle(product: ComparedProduct) {
  const t = useMessages();
  const { storage, toast } = useServices();
  const { products, toggle } = compareListOf(storage);
  const isIn = () => products.get().some(({ productCd }) => productCd === product.productCd);
  const isCompared = useSyncExternalStore(products.subscribe, isIn, () => false);
  return {
    isCompared,
    toggle(): void {
      if (toggle(product) === 'full') toast(t('compare.full', { count: COMPARE_CAP }));
    },
  };
}
