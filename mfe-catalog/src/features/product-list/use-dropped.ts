import { useEffect, useEffectEvent, useState } from 'react';
import type { ProductList } from '@hyangro/contracts/catalog/list.schemas';
import { queryOf, without, type ListFilter } from '../../data/list-filter';
import type { ListFilterState } from './use-list-filter';

/** Takes values that the shop does not have out of the address; true while that is to be said, until the shopper changes a filter. */
export function useDropped({ filter, change, isUnreadable, page }: ListFilterState, list: ProductList): boolean {
  const [saidAt, setSaidAt] = useState<string | null>(null);
  const { dropped } = list;
  const isDropped = isUnreadable || dropped.length > 0;
  const clean = useEffectEvent(() => {
    const kept = dropped.reduce((rest, each) => ({ ...rest, ...without(rest, each) }), filter);
    setSaidAt(nameOf(kept));
    if (isUnreadable || page > list.page || nameOf(kept) !== nameOf(filter)) change(kept);
  });
  useEffect(() => {
    if (isDropped) clean();
  }, [isDropped]);
  return isDropped || saidAt === nameOf(filter);
}

const nameOf = (filter: ListFilter): string => JSON.stringify(queryOf(filter));
