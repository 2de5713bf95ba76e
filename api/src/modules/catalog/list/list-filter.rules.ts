import type { DroppedValue, Facets, ListFilters } from '@hyangro/contracts/catalog/list.schemas';

/** The filters of a list. Prices and volumes have two ends and are one filter each. */
export const FACETS = [
  'brandCds',
  'cateCds',
  'productType',
  'skinTypes',
  'concerns',
  'scentFamilies',
  'price',
  'volumeMl',
  'freeShipping',
  'hasCoupon',
  'inStock',
] as const satisfies readonly (keyof Facets)[];
export type FacetName = (typeof FACETS)[number];

/** Filters whose values the shop names. */
export const CODED = ['brandCds', 'cateCds', 'skinTypes', 'concerns', 'scentFamilies'] as const satisfies readonly FacetName[];
export type CodedFacet = (typeof CODED)[number];

/** All values that the shop has. */
export type KnownCodes = Readonly<Record<CodedFacet, { has(code: string): boolean }>>;

/** The filter as the list uses it: every value once and in one order, so that the same filter is kept once. What the shop does not have is dropped. */
export function knownFilter(asked: ListFilters, known: KnownCodes): { filter: ListFilters; dropped: DroppedValue[] } {
  const filter = { ...asked };
  const dropped: DroppedValue[] = [];
  for (const name of CODED) {
    const values = [...new Set(asked[name])].sort();
    filter[name] = values.filter((value) => known[name].has(value));
    dropped.push(...values.filter((value) => !known[name].has(value)).map((value) => ({ name, value })));
  }
  return { filter, dropped };
}

/** The one value chosen in a filter; null when there are several, or a range, whose ends are filters of other names. */
export function onlyValue(filter: ListFilters & { price?: never; volumeMl?: never }, name: FacetName): string | null {
  const chosen = filter[name];
  if (Array.isArray(chosen)) return chosen.length === 1 ? (chosen[0] ?? null) : null;
  return chosen === undefined ? null : String(chosen);
}
