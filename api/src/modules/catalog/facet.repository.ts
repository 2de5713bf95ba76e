import { sql, type SQL } from 'drizzle-orm';
import type { ListFilters } from '@hyangro/contracts/catalog/list.schemas';
import type { OpenCoupon } from '../coupon/public';
import type { Db } from '../../platform/db/db';
import { productFacetTable as facet } from './facet.tables';
import { PRICE_BANDS, startsOf } from './list-bands';
import { conditionsOf, isInStock, worksWithCoupon } from './list-conditions';
import { FACETS, type FacetName } from './list-filter.rules';
import { rowsOf, type ListSource } from './list-source';

/** How many products share a value. `failed` is the one filter they do not pass, by its place in `FACETS` from 1; 0 when they pass all. */
interface Counted {
  failed: number;
  count: number;
}
export interface FacetRows {
  brands: readonly (Counted & { brandCd: string })[];
  categories: readonly (Counted & { cateKey: string })[];
  volumes: readonly (Counted & { volumeKey: string })[];
  traits: readonly (Counted & { traitKey: string })[];
  rest: readonly (Counted & { productType: string; freeShipping: boolean; priceStretch: number; hasCoupon: boolean; inStock: boolean })[];
}
type Row = Record<string, unknown> & { level: number } & FacetRows['brands'][number] &
  FacetRows['categories'][number] &
  FacetRows['volumes'][number] &
  FacetRows['traits'][number] &
  FacetRows['rest'][number];

/** Bit of `grouping()` that is 0 for the rows of a set. */
const isOf = (level: number, bit: number) => (level & bit) === 0;

/**
 * Products of a list counted by every value, in one pass: those that pass all filters, and those that fail one alone,
 * which the counts of that filter include.
 */
export async function countFacets(db: Db, source: ListSource, filter: ListFilters, coupons: readonly OpenCoupon[]): Promise<FacetRows> {
  const { from, where } = rowsOf(source);
  const conditions = [...conditionsOf(filter, coupons)];
  const { rows } = await db.execute<Row>(sql`
    with listed as materialized (
      select ${failedOf(conditions)} as failed, brand_cd, cate_key, volume_key, trait_key, product_type, free_shipping,
        width_bucket(${facet.salePrice}, ${sql.raw(`array[${startsOf(PRICE_BANDS).join(', ')}]`)}) as price_stretch,
        ${worksWithCoupon(coupons)} as has_coupon, ${isInStock} as in_stock
      from ${from} where ${where} and ${failsAtMostOne(conditions)})
    select grouping(brand_cd, cate_key, volume_key, trait_key, product_type) as level, failed, count(*)::int as count,
      brand_cd as "brandCd", cate_key as "cateKey", volume_key as "volumeKey", trait_key as "traitKey", product_type as "productType",
      free_shipping as "freeShipping", price_stretch as "priceStretch", has_coupon as "hasCoupon", in_stock as "inStock"
    from listed
    group by grouping sets ((failed, brand_cd), (failed, cate_key), (failed, volume_key), (failed, trait_key),
      (failed, product_type, free_shipping, price_stretch, has_coupon, in_stock))`);
  return {
    brands: rows.filter(({ level }) => isOf(level, 16)),
    categories: rows.filter(({ level }) => isOf(level, 8)),
    volumes: rows.filter(({ level }) => isOf(level, 4)),
    traits: rows.filter(({ level }) => isOf(level, 2)),
    rest: rows.filter(({ level }) => isOf(level, 1)),
  };
}

type Conditions = readonly (readonly [FacetName, SQL])[];

function failedOf(conditions: Conditions): SQL {
  if (conditions.length === 0) return sql`0`;
  const cases = conditions.map(([name, condition]) => sql`when not ${condition} then ${sql.raw(String(FACETS.indexOf(name) + 1))}`);
  return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}

function failsAtMostOne(conditions: Conditions): SQL {
  if (conditions.length < 2) return sql`true`;
  return sql`${sql.join(
    conditions.map(([, condition]) => sql`(not ${condition})::int`),
    sql` + `,
  )} <= 1`;
}
