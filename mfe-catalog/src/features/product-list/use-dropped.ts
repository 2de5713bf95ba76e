import { useEffect, useEffectEvent, useState } from 'react';
import type { ProductList } from '@hyangro/contracts/catalog/list.schemas';
import { queryOf, without, type ListFilter } from '../../data/list-filter';
import type { ListFilterState } from './use-list-filter';

/** Takes values that the shop does not have out of the address; true while that is to be said, until the shopper changes a filter. */
export function useDropped({ filter, repair, isUnreadable, page }: ListFilterState, list: ProductList): boolean {
  const [saidAt, setSaidAt] = useState<string | null>(null);
  const { dropped } = list;
  const isDropped = isUnreadable || dropped.length > 0;
  const clean = useEffectEvent(() => {
    const kept = dropped.reduce((rest, each) => ({ ...rest, ...without(rest, each) }), filter);
    setSaidAt(nameOf(kept));
    const isBeyond = page > list.page;
    if (isUnreadable || isBeyond || nameOf(kept) !== nameOf(filter)) repair(kept, isBeyond ? 1 : page);
  });
  useEffect(() => {
    if (isDropped) clean();
  }, [isDropped]);
  return isDropped || saidAt === nameOf(filter);
}

const nameOf = (filter: ListFilter): string => JSON.stringify(queryOf(filter));
