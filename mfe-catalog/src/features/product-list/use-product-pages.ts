import { useMemo } from 'react';
import type { ProductList } from '@hyangro/contracts/catalog/list.schemas';

type Pages<P> = readonly [P, ...P[]];

/** Pages of an infinite query of products; null when what came is none ("nothing under this code", a word). */
export function useProductPages<P extends ProductList>(data: { pages: readonly (P | string | null)[] }): Pages<P> | null {
  return useMemo(() => {
    const [first, ...more] = data.pages.flatMap((page) => (page === null || typeof page === 'string' ? [] : [page]));
    return first ? [first, ...more] : null;
  }, [data]);
}
