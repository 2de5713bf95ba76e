import type { ListFilters } from '@hyangro/contracts/catalog/list.schemas';
import type { OpenCoupon } from '../../coupon/public';
import type { Dictionary, FacetIndex } from './facet-index';
import { isIn } from './list-bands';
import type { FacetName } from './list-filter.rules';

type Test = (at: number) => boolean;

/** Asks a question of every distinct value once, and answers it for a place. */
export function tableOf<T>({ values }: Dictionary<T>, question: (value: T) => boolean, column: Int32Array): Test {
  const answers = values.map(question);
  return (at) => answers[column[at] ?? -1] === true;
}

/** Whether a coupon makes one piece cheaper. */
export function worksWithCoupon(index: FacetIndex, coupons: readonly OpenCoupon[]): Test {
  const { brands, brand, categories, category, codes, salePrice } = index;
  /** Lowest price from which one of the coupons for these goods works. */
  const from = (isFor: (coupon: OpenCoupon) => boolean) => Math.min(...coupons.filter(isFor).map(({ minPrice }) => minPrice));
  const forAll = from(({ targets }) => targets.productCds.length + targets.brandCds.length + targets.cateCds.length === 0);
  const byBrand = brands.values.map((code) => from(({ targets }) => targets.brandCds.includes(code)));
  const byCategory = categories.values.map((all) => from(({ targets }) => targets.cateCds.some((code) => all.includes(code))));
  const named = new Set(coupons.flatMap(({ targets }) => targets.productCds));
  const byProduct = new Map([...named].map((code) => [code, from(({ targets }) => targets.productCds.includes(code))]));
  return (at) => {
    const price = salePrice[at] ?? 0;
    if (price >= forAll) return true;
    if (price >= (byBrand[brand[at] ?? -1] ?? Infinity) || price >= (byCategory[category[at] ?? -1] ?? Infinity)) return true;
    return byProduct.size > 0 && price >= (byProduct.get(codes[at] ?? '') ?? Infinity);
  };
}

/** What each filter in use asks of a product. */
export function conditionsOf(index: FacetIndex, filter: ListFilters, hasCoupon: Test): Map<FacetName, Test> {
  const { brandCds, cateCds, skinTypes, concerns, scentFamilies, productType, minPrice, maxPrice, minVolumeMl, maxVolumeMl } = filter;
  const { brands, brand, categories, category, volumes, volume, salePrice } = index;
  const conditions = new Map<FacetName, Test>();
  const add = (isUsed: boolean, name: FacetName, test: () => Test) => isUsed && conditions.set(name, test());
  const anyOf = (wanted: readonly string[]) => (codes: readonly string[]) => codes.some((code) => wanted.includes(code));
  add(brandCds.length > 0, 'brandCds', () => tableOf(brands, (code) => brandCds.includes(code), brand));
  add(cateCds.length > 0, 'cateCds', () => tableOf(categories, anyOf(cateCds), category));
  add(productType !== undefined, 'productType', () => {
    const isOverseas = Number(productType === 'OVERSEAS');
    return (at) => index.isOverseas[at] === isOverseas;
  });
  add(skinTypes.length > 0, 'skinTypes', () => tableOf(index.skinTypes, anyOf(skinTypes), index.skinType));
  add(concerns.length > 0, 'concerns', () => tableOf(index.concerns, anyOf(concerns), index.concern));
  add(scentFamilies.length > 0, 'scentFamilies', () => tableOf(index.scentFamilies, anyOf(scentFamilies), index.scentFamily));
  add(minPrice !== undefined || maxPrice !== undefined, 'price', () => {
    const [min, max] = [minPrice ?? 0, maxPrice ?? Infinity];
    return (at) => (salePrice[at] ?? 0) >= min && (salePrice[at] ?? 0) <= max;
  });
  add(minVolumeMl !== undefined || maxVolumeMl !== undefined, 'volumeMl', () => {
    const range = { min: minVolumeMl ?? null, max: maxVolumeMl ?? null };
    return tableOf(volumes, (sizes) => sizes.some((ml) => isIn(ml, range)), volume);
  });
  add(filter.freeShipping, 'freeShipping', () => (at) => index.freeShipping[at] === 1);
  add(filter.hasCoupon, 'hasCoupon', () => hasCoupon);
  add(filter.inStock, 'inStock', () => (at) => index.inStock[at] === 1);
  return conditions;
}
