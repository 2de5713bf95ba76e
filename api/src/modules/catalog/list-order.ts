import type { OrderByCd } from '@hyangro/contracts/catalog/catalog.schemas';
import { decodeCursor, encodeCursor } from '../../platform/db/cursor';
import type { FacetIndex } from './facet-index';
import type { Listed } from './list-source';
import { SORTS } from './list-sorts';

/** `score` is for lists of matches: best first. */
export type ListOrder = OrderByCd | 'score';
export interface ListPage {
  orderByCd: ListOrder;
  /** Where to go on; goes before `page`. */
  cursor?: string | undefined;
  page: number;
  limit: number;
}

/** From here on sorting everything is quicker than keeping the first ones in order. */
const FEW = 1_000;

/** Codes of one page of the products that pass, its number, how many pages there are, and where the next goes on. */
export function pageIn(index: FacetIndex, passed: readonly number[], scores: Listed['scores'], page: ListPage) {
  const { valueOf, compare } = orderOf(index, scores, page.orderByCd);
  const place = placeOf(page);
  const pageCount = Math.ceil(passed.length / page.limit);
  const at = place ? place.page : Math.max(1, Math.min(page.page, pageCount));
  const skipped = place ? 0 : (at - 1) * page.limit;
  const left = place ? passed.filter((one) => compare(valueOf(one), index.codes[one] ?? '', place.value, place.productCd) > 0) : passed;
  const order = (a: number, b: number) => compare(valueOf(a), index.codes[a] ?? '', valueOf(b), index.codes[b] ?? '');
  const shown = firstOf(left, skipped + page.limit, order).slice(skipped);
  const last = shown.at(-1);
  return {
    codes: shown.map((one) => index.codes[one] ?? ''),
    page: at,
    pageCount,
    nextCursor:
      last !== undefined && left.length > skipped + page.limit
        ? encodeCursor([page.orderByCd, valueOf(last), index.codes[last] ?? '', at + 1])
        : null,
  };
}

/** Equal values follow the product code in the same direction, so that pages never overlap. */
function orderOf(index: FacetIndex, scores: Listed['scores'], orderByCd: ListOrder) {
  const { field, isDescending } = orderByCd === 'score' ? { field: null, isDescending: true } : SORTS[orderByCd];
  const valueOf = (at: number) => (field === null ? scores?.get(at) : index[field][at]) ?? 0;
  const up = (value: number, code: string, value2: number, code2: string) => value - value2 || (code < code2 ? -1 : code > code2 ? 1 : 0);
  return { valueOf, compare: isDescending ? (...sides: Parameters<typeof up>) => -up(...sides) : up };
}

/** The first `count` by the order. */
function firstOf(places: readonly number[], count: number, order: (a: number, b: number) => number): number[] {
  if (count > FEW) return [...places].sort(order).slice(0, count);
  const first: number[] = [];
  for (const at of places) {
    const last = first[count - 1];
    if (last !== undefined && order(at, last) >= 0) continue;
    let low = 0;
    for (let high = first.length; low < high;) {
      const middle = (low + high) >> 1;
      if (order(at, first[middle] ?? 0) < 0) high = middle;
      else low = middle + 1;
    }
    first.splice(low, 0, at);
    if (first.length > count) first.pop();
  }
  return first;
}

interface Place {
  value: number;
  productCd: string;
  page: number;
}
function placeOf({ cursor, orderByCd }: ListPage): Place | undefined {
  return decodeCursor(cursor, 4, ([madeFor, value, productCd, page]): Place | null => {
    const isOfList = madeFor === orderByCd && typeof productCd === 'string' && typeof value === 'number';
    const isPage = typeof page === 'number' && Number.isSafeInteger(page) && page > 0;
    return isOfList && isPage && (orderByCd === 'score' || Number.isInteger(value)) ? { value, productCd, page } : null;
  });
}
