import type { CouponTargets } from '../../coupon/public';
import { tableOf } from './list-conditions';
import type { FacetIndex } from './facet-index';

/**
 * Where the products of a list come from, its filters aside. `matches` are what a search found, each product once;
 * `key` names it among what is kept in memory, null keeps nothing.
 */
export type ListSource =
  | { kind: 'category'; cateCd: string }
  | { kind: 'brand'; brandCd: string }
  | { kind: 'coupon'; couponCd: number; targets: CouponTargets }
  | { kind: 'matches'; matches: Matches; key: string | null };

/** A list's name among what is kept; null when it is not kept. */
export function sourceKey(source: ListSource): string | null {
  if (source.kind === 'matches') return source.key && `matches/${source.key}`;
  return JSON.stringify(source);
}

/** Products by their numbers, best first, and the score of each; equal scores by code, the last first. */
export interface Matches {
  numbers: Int32Array;
  scores: Int32Array;
}

/** The products of a list by their places. A list of matches is in their order, with the score of each. */
export interface Listed {
  places: readonly number[];
  scores: readonly number[] | null;
}

export function listedIn(index: FacetIndex, source: ListSource): Listed {
  if (source.kind === 'matches') {
    const listed = { places: [] as number[], scores: [] as number[] };
    source.matches.numbers.forEach((productNo, match) => {
      const at = index.placeOf(productNo);
      if (at === undefined || !index.isOnSale[at]) return;
      listed.places.push(at);
      listed.scores.push(source.matches.scores[match] ?? 0);
    });
    return listed;
  }
  const isListed = membershipOf(index, source);
  const places: number[] = [];
  for (let at = 0; at < index.codes.length; at += 1) if (index.isOnSale[at] && isListed(at)) places.push(at);
  return { places, scores: null };
}

function membershipOf(index: FacetIndex, source: Exclude<ListSource, { kind: 'matches' }>): (at: number) => boolean {
  const { brand, category, codes } = index;
  if (source.kind === 'category') return tableOf(index.categories, (all) => all.includes(source.cateCd), category);
  if (source.kind === 'brand') return tableOf(index.brands, (code) => code === source.brandCd, brand);
  const { productCds, brandCds, cateCds } = source.targets;
  if (productCds.length + brandCds.length + cateCds.length === 0) return () => true;
  const ofBrand = tableOf(index.brands, (code) => brandCds.includes(code), brand);
  const ofCategory = tableOf(index.categories, (all) => all.some((code) => cateCds.includes(code)), category);
  const named = new Set(productCds);
  return (at) => ofBrand(at) || ofCategory(at) || named.has(codes[at] ?? '');
}
