import type { Facets } from '@hyangro/contracts/catalog/list.schemas';
import type { TestApp } from '../../../../platform/testing/test-app';

/** What a list may look at, read product by product from the tables themselves. */
export interface Goods {
  productCd: string;
  brandCd: string;
  cateCds: readonly string[];
  productType: 'DOMESTIC' | 'OVERSEAS';
  salePrice: number;
  volumes: readonly number[];
  skinTypes: readonly string[];
  concerns: readonly string[];
  scentFamilies: readonly string[];
  freeShipping: boolean;
  hasCoupon: boolean;
  inStock: boolean;
}

const ALL_GOODS = `
  select product_cd as "productCd", brand_cd as "brandCd", product_type as "productType", sale_price as "salePrice",
    skin_types as "skinTypes", concerns, scent_families as "scentFamilies", free_shipping as "freeShipping",
    array(select cate_cd from product_category c where c.product_cd = product.product_cd) as "cateCds",
    array(select volume_ml from product_option o where o.product_cd = product.product_cd and volume_ml is not null
      union select volume_ml where volume_ml is not null) as volumes,
    (select coalesce(sum(stock_cnt), 0) > 0 from stock s where s.product_cd = product.product_cd) as "inStock"
  from product where is_on_sale order by product_cd`;

/** All products on sale. Whether a coupon works is asked of their own pages. */
export async function allGoods(shop: TestApp): Promise<Goods[]> {
  const { rows } = await shop.deps.pool.query<Omit<Goods, 'hasCoupon'>>(ALL_GOODS);
  const visitor = shop.visitor();
  const goods: Goods[] = [];
  for (const row of rows) {
    const product = (await visitor.get(`/product/${row.productCd}`)).json();
    goods.push({ ...row, hasCoupon: product.bestCoupon !== null });
  }
  return goods;
}

export interface Filter {
  brandCds?: readonly string[];
  cateCds?: readonly string[];
  productType?: string;
  minPrice?: number;
  maxPrice?: number;
  minVolumeMl?: number;
  maxVolumeMl?: number;
  skinTypes?: readonly string[];
  concerns?: readonly string[];
  scentFamilies?: readonly string[];
  freeShipping?: true;
  hasCoupon?: true;
  inStock?: true;
}

const within = (value: number, min = 0, max = Infinity) => min <= value && value <= max;
const some = (wanted: readonly string[] | undefined, values: readonly string[]) =>
  !wanted?.length || wanted.some((code) => values.includes(code));
const TESTS: Readonly<Record<keyof Facets, (one: Goods, filter: Filter) => boolean>> = {
  brandCds: (one, { brandCds }) => some(brandCds, [one.brandCd]),
  cateCds: (one, { cateCds }) => some(cateCds, one.cateCds),
  productType: (one, { productType }) => !productType || productType === one.productType,
  price: (one, { minPrice, maxPrice }) => within(one.salePrice, minPrice, maxPrice),
  volumeMl: (one, { minVolumeMl, maxVolumeMl }) =>
    (minVolumeMl === undefined && maxVolumeMl === undefined) || one.volumes.some((ml) => within(ml, minVolumeMl, maxVolumeMl)),
  skinTypes: (one, { skinTypes }) => some(skinTypes, one.skinTypes),
  concerns: (one, { concerns }) => some(concerns, one.concerns),
  scentFamilies: (one, { scentFamilies }) => some(scentFamilies, one.scentFamilies),
  freeShipping: (one, { freeShipping }) => !freeShipping || one.freeShipping,
  hasCoupon: (one, { hasCoupon }) => !hasCoupon || one.hasCoupon,
  inStock: (one, { inStock }) => !inStock || one.inStock,
};
const NAMES = Object.keys(TESTS) as (keyof Facets)[];

/** Products that pass a filter; `without` leaves one of its parts out. */
export const passing = (goods: readonly Goods[], filter: Filter, without?: keyof Facets): Goods[] =>
  goods.filter((one) => NAMES.every((name) => name === without || TESTS[name](one, filter)));

/** Counts of a filter's answer without names and order, as a value to its count. */
export const countsOf = (facets: Facets): Record<string, number> =>
  Object.fromEntries(
    NAMES.flatMap((name): [string, number][] => {
      const counted = facets[name];
      if (typeof counted === 'number') return [[name, counted]];
      return counted.map((each) => [`${name} ${'code' in each ? each.code : `${each.min}-${each.max}`}`, each.count]);
    }),
  );

const VALUES = {
  brandCds: (one: Goods) => [one.brandCd],
  cateCds: (one: Goods) => one.cateCds,
  productType: (one: Goods) => [one.productType],
  skinTypes: (one: Goods) => one.skinTypes,
  concerns: (one: Goods) => one.concerns,
  scentFamilies: (one: Goods) => one.scentFamilies,
} as const;

/** The same counts, product by product. Values that show nothing are left out, as are categories that are not `offered`. */
export function countsByHand(goods: readonly Goods[], filter: Filter, offered: (cateCd: string) => boolean): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (key: string) => (counts[key] = (counts[key] ?? 0) + 1);
  for (const [name, valuesOf] of Object.entries(VALUES) as [keyof typeof VALUES, (one: Goods) => readonly string[]][]) {
    for (const one of passing(goods, filter, name))
      for (const value of valuesOf(one)) if (name !== 'cateCds' || offered(value)) add(`${name} ${value}`);
  }
  for (const [min, max] of [
    [null, 30_000],
    [30_000, 50_000],
    [50_000, 100_000],
    [100_000, null],
  ] as const)
    for (const one of passing(goods, filter, 'price')) if (within(one.salePrice, min ?? 0, max ?? Infinity)) add(`price ${min}-${max}`);
  for (const [min, max] of [
    [null, 30],
    [31, 50],
    [51, 100],
    [101, null],
  ] as const)
    for (const one of passing(goods, filter, 'volumeMl'))
      if (one.volumes.some((ml) => within(ml, min ?? 0, max ?? Infinity))) add(`volumeMl ${min}-${max}`);
  for (const name of ['freeShipping', 'hasCoupon', 'inStock'] as const) counts[name] = passing(goods, { ...filter, [name]: true }).length;
  return counts;
}

/** Numbers from 0 to below 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Any filter whose values the goods have: most of them narrow a little, some leave nothing. */
export function pickFilter(random: () => number, goods: readonly Goods[]): Filter {
  const one = () => goods[Math.floor(random() * goods.length)];
  const few = (valuesOf: (one: Goods) => readonly string[]) =>
    [...new Set([one(), one(), one()].flatMap((each) => (each ? valuesOf(each) : [])))].slice(0, 3);
  const maybe = (chance: number) => random() < chance;
  return {
    ...(maybe(0.25) && { brandCds: few(VALUES.brandCds) }),
    ...(maybe(0.25) && { cateCds: few(VALUES.cateCds) }),
    ...(maybe(0.2) && { productType: maybe(0.5) ? 'DOMESTIC' : 'OVERSEAS' }),
    ...(maybe(0.2) && { minPrice: Math.floor(random() * 60_000) }),
    ...(maybe(0.25) && { maxPrice: one()?.salePrice ?? 0 }),
    ...(maybe(0.15) && { minVolumeMl: Math.floor(random() * 60) }),
    ...(maybe(0.15) && { maxVolumeMl: 30 + Math.floor(random() * 100) }),
    ...(maybe(0.15) && { skinTypes: few(VALUES.skinTypes) }),
    ...(maybe(0.15) && { concerns: few(VALUES.concerns) }),
    ...(maybe(0.15) && { scentFamilies: few(VALUES.scentFamilies) }),
    ...(maybe(0.15) && { freeShipping: true }),
    ...(maybe(0.2) && { hasCoupon: true }),
    ...(maybe(0.2) && { inStock: true }),
  };
}

/** A filter as a query. */
export const queryOf = (filter: Filter): string =>
  Object.entries(filter)
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([name, value]) => `&${name}=${String(value)}`)
    .join('');
