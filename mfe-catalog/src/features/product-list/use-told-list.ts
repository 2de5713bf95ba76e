import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { useServices } from '@hyangro/runtime';

const PRODUCT = /^\/product\/([^/]+)$/;
/** A list's name in analytics: its screen and code; what was searched for is not in it. */
const listIdOf = (pathname: string): string => {
  const [, screen = '', code = ''] = pathname.split('/');
  return screen === 'search' ? screen : `${screen}:${code}`;
};

/**
 * Tells of a list that is shown, once under each filter, and of the product that is chosen from it.
 * @param list changes when the filter does
 * @param items cards that it begins with
 * @returns for presses inside the list
 */
export function useToldList(list: object, items: readonly ProductCard[]): (event: MouseEvent) => void {
  const { track } = useServices();
  const listId = listIdOf(useLocation().pathname);
  const told = useRef<object>(null);
  useEffect(() => {
    if (told.current === list) return;
    told.current = list;
    track('view_item_list', { item_list_id: listId, items: items.map(({ productCd }) => ({ item_id: productCd })) });
  }, [track, listId, list, items]);
  return ({ target }) => {
    const productCd = PRODUCT.exec((target as Element).closest('a')?.pathname ?? '')?.[1];
    if (productCd) track('select_item', { item_list_id: listId, items: [{ item_id: productCd }] });
  };
}
