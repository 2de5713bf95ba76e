import { sql, type SQL } from 'drizzle-orm';
import type { CouponTargets } from '../coupon/public';
import { productFacetTable as facet } from './facet.tables';

/**
 * Where the products of a list come from, its filters aside. `matches` is a subquery with the columns `product_cd` and
 * `score` (float8, best highest), one row per product; `key` names it among what is kept in memory, null keeps nothing.
 */
export type ListSource =
  | { kind: 'category'; cateCd: string }
  | { kind: 'brand'; brandCd: string }
  | { kind: 'coupon'; couponCd: number; targets: CouponTargets }
  | { kind: 'matches'; matches: SQL; key: string | null };

/** A list's name among what is kept; null when it is not kept. */
export function sourceKey(source: ListSource): string | null {
  if (source.kind === 'matches') return source.key && `matches/${source.key}`;
  return JSON.stringify(source);
}

/** Text array of SQL. */
export const texts = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** The rows of `product_facet` that a list is made of, for a `from` with its `where`. */
export function rowsOf(source: ListSource): { from: SQL; where: SQL } {
  switch (source.kind) {
    case 'category':
      return { from: sql`${facet}`, where: sql`${facet.cateCds} @> ${texts([source.cateCd])}` };
    case 'brand':
      return { from: sql`${facet}`, where: sql`${facet.brandCd} = ${source.brandCd}` };
    case 'coupon':
      return { from: sql`${facet}`, where: isTarget(source.targets) ?? sql`true` };
    case 'matches':
      return { from: sql`(${source.matches}) matched join ${facet} on ${facet.productCd} = matched.product_cd`, where: sql`true` };
  }
}

/** Whether a product is one of a coupon's; undefined for a coupon that is good for everything (`fitsTargets`). */
export function isTarget({ productCds, brandCds, cateCds }: CouponTargets): SQL | undefined {
  const kinds = [
    productCds.length > 0 && sql`${facet.productCd} = any(${texts(productCds)})`,
    brandCds.length > 0 && sql`${facet.brandCd} = any(${texts(brandCds)})`,
    cateCds.length > 0 && sql`${facet.cateCds} && ${texts(cateCds)}`,
  ].filter((kind) => kind !== false);
  return kinds.length === 0 ? undefined : sql`(${sql.join(kinds, sql` or `)})`;
}
