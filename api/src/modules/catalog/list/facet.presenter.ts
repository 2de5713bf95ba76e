import cn from '@hyangro/contracts/messages/terms.cn.json';
import en from '@hyangro/contracts/messages/terms.en.json';
import ko from '@hyangro/contracts/messages/terms.ko.json';
import type { FacetRange, FacetValue, Facets, ListFilters } from '@hyangro/contracts/catalog/list.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import { textIn, type Text } from '../../../platform/locale/text';
import type { ListCounts } from './facet.rules';
import type { ListNames } from './kept-list-names';
import { PRICE_BANDS, VOLUME_BANDS, type Band } from './list-bands';
import type { ListSource } from './list-source';

const TERMS = { ko, en, cn };

/** Counts of all filters with names in the reader's language. A value that shows nothing is left out unless it is chosen. */
export function facetsOf(
  counts: ListCounts,
  { names, categories }: ListNames,
  { filter, source, locale }: { filter: ListFilters; source: ListSource; locale: Locale },
): Facets {
  const named = (name: 'brandCds' | 'skinTypes' | 'concerns' | 'scentFamilies') =>
    valuesOf(counts.coded[name], names[name], filter[name], locale).sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
  const offered = offeredCategories(categories, source, filter.cateCds);
  return {
    brandCds: named('brandCds'),
    cateCds: valuesOf(counts.coded.cateCds, names.cateCds, filter.cateCds, locale).filter(({ code }) => offered.has(code)),
    productType: (['DOMESTIC', 'OVERSEAS'] as const)
      .map((code) => ({ code, name: TERMS[locale][`productType.${code}`], count: counts.coded.productType.get(code) ?? 0 }))
      .filter(({ code, count }) => count > 0 || code === filter.productType),
    skinTypes: named('skinTypes'),
    concerns: named('concerns'),
    scentFamilies: named('scentFamilies'),
    price: rangesOf(PRICE_BANDS, counts.price, { min: filter.minPrice, max: filter.maxPrice }),
    volumeMl: rangesOf(VOLUME_BANDS, counts.volumeMl, { min: filter.minVolumeMl, max: filter.maxVolumeMl }),
    ...counts.flags,
  };
}

/** In the order of the names. */
function valuesOf(
  counts: ReadonlyMap<string, number>,
  names: ReadonlyMap<string, Text>,
  chosen: readonly string[],
  locale: Locale,
): FacetValue[] {
  return [...names]
    .map(([code, name]) => ({ code, name: textIn(name, locale), count: counts.get(code) ?? 0 }))
    .filter(({ code, count }) => count > 0 || chosen.includes(code));
}

/** Below a category its own sub-categories, elsewhere all; and what is chosen. */
function offeredCategories(categories: ListNames['categories'], source: ListSource, chosen: readonly string[]): Set<string> {
  if (source.kind !== 'category') return new Set(categories.map(({ cateCd }) => cateCd));
  const below = new Set([source.cateCd]);
  for (let size = 0; size !== below.size;) {
    size = below.size;
    for (const { cateCd, parentCateCd } of categories) if (parentCateCd !== null && below.has(parentCateCd)) below.add(cateCd);
  }
  below.delete(source.cateCd);
  return new Set([...below, ...chosen]);
}

function rangesOf(
  bands: readonly Band[],
  counts: readonly number[],
  chosen: { min: number | undefined; max: number | undefined },
): FacetRange[] {
  return bands
    .map((band, at) => ({ ...band, count: counts[at] ?? 0 }))
    .filter(({ min, max, count }) => count > 0 || (min === (chosen.min ?? null) && max === (chosen.max ?? null)));
}
