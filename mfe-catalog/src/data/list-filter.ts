import type { OrderByCd, ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';

export const SORTS = ['01', '02', '03', '04', '05', '06'] as const satisfies readonly OrderByCd[];
const PRODUCT_TYPES = ['DOMESTIC', 'OVERSEAS'] as const satisfies readonly ProductCard['productType'][];
/** Filters with several values each. */
export const VALUE_LISTS = ['cateCds', 'brandCds', 'skinTypes', 'concerns', 'scentFamilies'] as const;
/** Filters that are on or off. */
export const FLAGS = ['freeShipping', 'hasCoupon', 'inStock'] as const;
/** Ends of the two ranges: won and millilitres. */
export const LIMITS = ['minPrice', 'maxPrice', 'minVolumeMl', 'maxVolumeMl'] as const;
/** What the chips promise: "50,000 won or less", "50 ml or less". */
export const PROMOTED = { maxPrice: 50_000, maxVolumeMl: 50 } as const;

export type ValueList = (typeof VALUE_LISTS)[number];
export type Flag = (typeof FLAGS)[number];
export type Limit = (typeof LIMITS)[number];

/** Filters and order of a product list. They live in the page's address under their wire names. */
export interface ListFilter extends Record<ValueList, readonly string[]>, Record<Flag, boolean>, Record<Limit, number | null> {
  /** Null: the list's own order, by popularity or by relevance. */
  orderByCd: OrderByCd | null;
  productType: ProductCard['productType'] | null;
}

/** Filter of an address; unreadable values are left out. */
export function filterOf(search: URLSearchParams): ListFilter {
  const listOf = (name: ValueList) => [...new Set((search.get(name) ?? '').split(',').filter(Boolean))];
  const limitOf = (name: Limit) => numberOf(search.get(name), 9);
  const isOn = (name: Flag) => search.get(name) === 'true';
  return {
    orderByCd: SORTS.find((sort) => sort === search.get('orderByCd')) ?? null,
    productType: PRODUCT_TYPES.find((type) => type === search.get('productType')) ?? null,
    cateCds: listOf('cateCds'),
    brandCds: listOf('brandCds'),
    skinTypes: listOf('skinTypes'),
    concerns: listOf('concerns'),
    scentFamilies: listOf('scentFamilies'),
    freeShipping: isOn('freeShipping'),
    hasCoupon: isOn('hasCoupon'),
    inStock: isOn('inStock'),
    minPrice: limitOf('minPrice'),
    maxPrice: limitOf('maxPrice'),
    minVolumeMl: limitOf('minVolumeMl'),
    maxVolumeMl: limitOf('maxVolumeMl'),
  };
}

/** Page that an address opens the list at, from 1. */
export const pageOf = (search: URLSearchParams): number => numberOf(search.get('page'), 9) ?? 1;

/** The address with a changed filter, at its first page; params of others stay. */
export function searchWith(search: URLSearchParams, change: Partial<ListFilter>): URLSearchParams {
  const filter = { ...filterOf(search), ...change };
  const next = new URLSearchParams(search);
  const set = (name: string, value: string | number | false | null) => (value ? next.set(name, String(value)) : next.delete(name));
  set('orderByCd', filter.orderByCd);
  for (const name of VALUE_LISTS) set(name, filter[name].join(','));
  set('productType', filter.productType);
  for (const name of LIMITS) set(name, filter[name]);
  for (const name of FLAGS) set(name, filter[name] && 'true');
  next.delete('page');
  return next;
}

/** The address of a page of the list. */
export function searchOfPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** The address without filters; the order stays. */
export function searchWithoutFilter(search: URLSearchParams): URLSearchParams {
  const { orderByCd } = filterOf(search);
  return searchWith(search, { ...filterOf(new URLSearchParams()), orderByCd });
}

/** Whether an address sets a filter, an order or a page in a way that nobody can read. */
export function hasUnreadable(search: URLSearchParams): boolean {
  const read = searchOfPage(searchWith(search, {}), pageOf(search));
  const names = ['orderByCd', 'productType', 'page', ...LIMITS, ...FLAGS] as const;
  return names.some((name) => search.get(name) !== read.get(name) && !isPlain(name, search.get(name)));
}
/** Says what is so anyway. */
const isPlain = (name: string, value: string | null): boolean => value === '' || value === 'false' || (name === 'page' && value === '1');

/** One filter value that is on; `value` is null for a range. */
export interface ChosenValue {
  name: ValueList | Flag | 'productType' | 'price' | 'volumeMl';
  value: string | null;
}

/** Everything that is on, one entry for each value and each range; the order of the list is none of them. */
export const chosenOf = (filter: ListFilter): ChosenValue[] => [
  ...VALUE_LISTS.flatMap((name) => filter[name].map((value) => ({ name, value }))),
  ...(filter.productType ? [{ name: 'productType' as const, value: filter.productType }] : []),
  ...((filter.minPrice ?? filter.maxPrice) ? [{ name: 'price' as const, value: null }] : []),
  ...((filter.minVolumeMl ?? filter.maxVolumeMl) ? [{ name: 'volumeMl' as const, value: null }] : []),
  ...FLAGS.filter((name) => filter[name]).map((name) => ({ name, value: null })),
];

/** The change that takes a value off. `name` is a filter's, of the list or of the wire; a null value takes all of it off. */
export function without(filter: ListFilter, { name, value }: { name: string; value: string | null }): Partial<ListFilter> {
  const list = VALUE_LISTS.find((each) => each === name);
  if (list) return { [list]: value === null ? [] : filter[list].filter((each) => each !== value) };
  if (/price$/i.test(name)) return { minPrice: null, maxPrice: null };
  if (/volumeMl$/i.test(name)) return { minVolumeMl: null, maxVolumeMl: null };
  const flag = FLAGS.find((each) => each === name);
  if (flag) return { [flag]: false };
  return name === 'productType' ? { productType: null } : {};
}

/** How many filters are on; the order is none. */
export const filterCount = (filter: ListFilter): number => chosenOf(filter).length;

type ListQuery = Partial<Record<ValueList, string[]> & Record<Flag, 'true'> & Record<Limit, number>> &
  Partial<Pick<ProductCard, 'productType'>> & { orderByCd?: OrderByCd };

/** Query of a list's endpoint. */
export function queryOf(filter: ListFilter): ListQuery {
  const query: ListQuery = {};
  if (filter.orderByCd) query.orderByCd = filter.orderByCd;
  if (filter.productType) query.productType = filter.productType;
  for (const name of VALUE_LISTS) if (filter[name].length > 0) query[name] = [...filter[name]].sort();
  for (const name of FLAGS) if (filter[name]) query[name] = 'true';
  for (const name of LIMITS) if (filter[name]) query[name] = filter[name];
  return query;
}

function numberOf(text: string | null, digits: number): number | null {
  return text !== null && /^[1-9]\d*$/.test(text) && text.length <= digits ? Number(text) : null;
}
