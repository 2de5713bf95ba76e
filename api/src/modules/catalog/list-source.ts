import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import type { CouponTargets } from '../coupon/public';
import { tableOf } from './list-conditions';
import type { FacetIndex } from './facet-index';

/**
 * Where the products of a list come from, its filters aside. `matches` is a subquery with the columns `product_cd` and
 * `score` (best highest), one row per product; `key` names it among what is kept in memory, null keeps nothing.
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

/** Products with the score of their match. */
export type Matches = readonly { productCd: string; score: number }[];

/** What a search found; null for the lists that the shop's own data make. */
export async function findMatches(db: Db, source: ListSource): Promise<Matches | null> {
  if (source.kind !== 'matches') return null;
  const { rows } = await db.execute<{ productCd: string; score: number }>(
    sql`select product_cd as "productCd", score::float8 as score from (${source.matches}) matched`,
  );
  return rows;
}

/** The products of a list by their places, and their scores by place when it is one of matches. */
export interface Listed {
  places: readonly number[];
  scores: ReadonlyMap<number, number> | null;
}

export function listedIn(index: FacetIndex, source: ListSource, matches: Matches | null): Listed {
  if (matches) {
    const scores = new Map<number, number>();
    for (const { productCd, score } of matches) {
      const at = index.placeOf(productCd);
      if (at !== undefined && index.isOnSale[at]) scores.set(at, score);
    }
    return { places: [...scores.keys()], scores };
  }
  const isListed = membershipOf(index, source);
  const places: number[] = [];
  for (let at = 0; at < index.codes.length; at += 1) if (index.isOnSale[at] && isListed(at)) places.push(at);
  return { places, scores: null };
}

function membershipOf(index: FacetIndex, source: ListSource): (at: number) => boolean {
  const { brand, category, codes } = index;
  if (source.kind === 'matches') return () => false;
  if (source.kind === 'category') return tableOf(index.categories, (all) => all.includes(source.cateCd), category);
  if (source.kind === 'brand') return tableOf(index.brands, (code) => code === source.brandCd, brand);
  const { productCds, brandCds, cateCds } = source.targets;
  if (productCds.length + brandCds.length + cateCds.length === 0) return () => true;
  const ofBrand = tableOf(index.brands, (code) => brandCds.includes(code), brand);
  const ofCategory = tableOf(index.categories, (all) => all.some((code) => cateCds.includes(code)), category);
  const named = new Set(productCds);
  return (at) => ofBrand(at) || ofCategory(at) || named.has(codes[at] ?? '');
}
