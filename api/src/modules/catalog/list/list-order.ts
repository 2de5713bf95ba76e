import type { OrderByCd } from '@hyangro/contracts/catalog/catalog.schemas';
import { decodeCursor, encodeCursor } from '../../../platform/db/cursor';
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
export function pageIn(index: FacetIndex, passed: readonly number[], listed: Listed, page: ListPage) {
  const order = page.orderByCd === 'score' ? matchOrder(listed) : sortOrder(index, page.orderByCd);
  const codeOf = (at: number) => index.codes[at] ?? '';
  const compare = (a: number, b: number) => compared(order, order.valueOf(a), codeOf(a), order.valueOf(b), codeOf(b));
  const place = placeOf(page);
  const pageCount = Math.ceil(passed.length / page.limit);
  const at = place ? place.page : Math.max(1, Math.min(page.page, pageCount));
  const skipped = place ? 0 : (at - 1) * page.limit;
  const isAfter = (one: number, { value, productCd }: Place) => compared(order, order.valueOf(one), codeOf(one), value, productCd) > 0;
  const left = place ? passed.filter((one) => isAfter(one, place)) : passed;
  const end = skipped + page.limit;
  const shown = (order.isSorted ? left.slice(0, end) : firstOf(left, end, compare)).slice(skipped);
  const last = shown.at(-1);
  return {
    codes: shown.map(codeOf),
    page: at,
    pageCount,
    nextCursor: last !== undefined && left.length > end ? encodeCursor([page.orderByCd, order.valueOf(last), codeOf(last), at + 1]) : null,
  };
}

interface Order {
  valueOf(at: number): number;
  isDescending: boolean;
  /** The products come in this order already. */
  isSorted: boolean;
}
function sortOrder(index: FacetIndex, orderByCd: OrderByCd): Order {
  const { field, isDescending } = SORTS[orderByCd];
  return { valueOf: (at) => index[field][at] ?? 0, isDescending, isSorted: false };
}
/** Scores are asked for in the order of the matches: each is looked for where the last one was. */
function matchOrder({ places, scores }: Listed): Order {
  let near = 0;
  const valueOf = (at: number) => {
    if (places[near] !== at) near = places.indexOf(at, near);
    if (near === -1) near = places.indexOf(at);
    return scores?.[near] ?? 0;
  };
  return { valueOf, isDescending: true, isSorted: true };
}
/** Equal values follow the product code in the same direction, so that pages never overlap. */
function compared({ isDescending }: Order, value: number, code: string, value2: number, code2: string): number {
  const up = value - value2 || (code < code2 ? -1 : code > code2 ? 1 : 0);
  return isDescending ? -up : up;
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
