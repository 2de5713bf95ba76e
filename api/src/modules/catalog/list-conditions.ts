import { sql, type SQL } from 'drizzle-orm';
import type { ListFilters } from '@hyangro/contracts/catalog/list.schemas';
import type { OpenCoupon } from '../coupon/public';
import { stockTable } from './catalog.tables';
import { productFacetTable as facet } from './facet.tables';
import type { FacetName } from './list-filter.rules';
import { isTarget, texts } from './list-source';

/** Pieces left in one of its options. Few products are sold out: those alone are looked up (every product on sale has a row per option). */
export const isInStock = sql`not (${facet.productCd} in (select product_cd from ${stockTable} where stock_cnt = 0)
  and not exists (select from stock shelf where shelf.product_cd = ${facet.productCd} and shelf.stock_cnt > 0))`;

/** One of the coupons makes one piece cheaper. */
export function worksWithCoupon(coupons: readonly OpenCoupon[]): SQL {
  // A coupon for everything makes the others of a higher minimum needless.
  const forAll = Math.min(...coupons.filter(({ targets }) => !isTarget(targets)).map(({ minPrice }) => minPrice));
  const forSome = coupons.filter(({ targets, minPrice }) => isTarget(targets) && minPrice < forAll);
  const kinds = [
    ...(forAll < Infinity ? [sql`${facet.salePrice} >= ${forAll}`] : []),
    ...forSome.map(({ targets, minPrice }) => sql`(${facet.salePrice} >= ${minPrice} and ${isTarget(targets)})`),
  ];
  return kinds.length === 0 ? sql`false` : sql`(${sql.join(kinds, sql` or `)})`;
}

/** What each filter in use asks of a product, as SQL that is never null. */
export function conditionsOf(filter: ListFilters, coupons: readonly OpenCoupon[]): Map<FacetName, SQL> {
  const conditions = new Map<FacetName, SQL>();
  const add = (name: FacetName, condition: SQL | false | undefined) => condition && conditions.set(name, condition);
  const any = (column: SQL, values: readonly string[]) => values.length > 0 && sql`${column} && ${texts(values)}`;
  add('brandCds', filter.brandCds.length > 0 && sql`${facet.brandCd} = any(${texts(filter.brandCds)})`);
  add('cateCds', any(sql`${facet.cateCds}`, filter.cateCds));
  add('productType', filter.productType && sql`${facet.productType} = ${filter.productType}`);
  add('skinTypes', any(sql`${facet.skinTypes}`, filter.skinTypes));
  add('concerns', any(sql`${facet.concerns}`, filter.concerns));
  add('scentFamilies', any(sql`${facet.scentFamilies}`, filter.scentFamilies));
  add('price', priceIn(filter));
  add('volumeMl', volumeIn(filter));
  add('freeShipping', filter.freeShipping && sql`${facet.freeShipping}`);
  add('hasCoupon', filter.hasCoupon && worksWithCoupon(coupons));
  add('inStock', filter.inStock && isInStock);
  return conditions;
}

function priceIn({ minPrice, maxPrice }: ListFilters): SQL | undefined {
  const min = minPrice === undefined ? undefined : sql`${facet.salePrice} >= ${minPrice}`;
  const max = maxPrice === undefined ? undefined : sql`${facet.salePrice} <= ${maxPrice}`;
  return min && max ? sql`(${min} and ${max})` : (min ?? max);
}

function volumeIn({ minVolumeMl, maxVolumeMl }: ListFilters): SQL | undefined {
  if (minVolumeMl === undefined && maxVolumeMl === undefined) return undefined;
  if (minVolumeMl === undefined) return sql`coalesce(${facet.volumes}[1] <= ${maxVolumeMl}, false)`;
  if (maxVolumeMl === undefined) return sql`coalesce(${facet.volumes}[cardinality(${facet.volumes})] >= ${minVolumeMl}, false)`;
  return sql`exists(select from unnest(${facet.volumes}) volume where volume between ${minVolumeMl} and ${maxVolumeMl})`;
}
