import type { RecommendedFor } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Relative } from '../catalog/public';

/** A product beside another one. */
export interface Neighbour {
  productCd: string;
  score: number;
  /** What most of the score comes from. */
  kind: RecommendedFor;
}
interface Together {
  otherCd: string;
  /** 0 … 1. */
  nearness: number;
  kind: 'ORDERED' | 'VIEWED';
}

/** What each likeness is worth; the largest part names the reason, the first of equal ones. */
const WORTH = { together: 3, notes: 0.8, traits: 0.25, category: 0.15, brand: 0.1 } as const;
const NEIGHBOURS = 40;

/** How much of two lists is in both, 0 … 1. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const both = a.filter((value) => b.includes(value)).length;
  return both === 0 ? 0 : both / new Set([...a, ...b]).size;
}

/** Products beside `seed`, nearest first: what is ordered and viewed with it, then what it resembles; of equal ones the more popular. */
export function neighboursOf(seed: Relative, relatives: readonly Relative[], together: readonly Together[]): Neighbour[] {
  const known = new Map(relatives.map((relative) => [relative.productCd, relative]));
  const pairs = new Map(together.map((pair) => [pair.otherCd, pair]));
  const popularity = (productCd: string) => known.get(productCd)?.popularity ?? Number.MAX_SAFE_INTEGER;
  return [...new Set([...pairs.keys(), ...known.keys()])]
    .filter((productCd) => productCd !== seed.productCd)
    .map((productCd) => ({ productCd, ...scoreOf(seed, known.get(productCd), pairs.get(productCd)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || popularity(a.productCd) - popularity(b.productCd) || (a.productCd < b.productCd ? -1 : 1))
    .slice(0, NEIGHBOURS);
}

function scoreOf(seed: Relative, other: Relative | undefined, pair: Together | undefined): Omit<Neighbour, 'productCd'> {
  const parts: [RecommendedFor, number][] = [
    [pair?.kind ?? 'ORDERED', (pair?.nearness ?? 0) * WORTH.together],
    ['NOTES', other ? overlap(seed.notes, other.notes) * WORTH.notes : 0],
    ['TRAITS', other ? overlap(seed.traits, other.traits) * WORTH.traits : 0],
    ['CATEGORY', other?.cateCd === seed.cateCd ? WORTH.category : 0],
    ['BRAND', other?.brandCd === seed.brandCd ? WORTH.brand : 0],
  ];
  const [kind] = parts.reduce((best, part) => (part[1] > best[1] ? part : best));
  return { kind, score: parts.reduce((sum, [, part]) => sum + part, 0) };
}

/** What was seen one product earlier says this much of what the one after it says. */
const EARLIER = 0.85;

interface Picked {
  productCd: string;
  kind: RecommendedFor;
  /** The seen product that speaks most for it. */
  becauseCd: string;
}

/** What to look at after the seen products, newest of them first; none of `leftOut`. */
export function picksAfter(
  seen: readonly { productCd: string; neighbours: readonly Neighbour[] }[],
  leftOut: ReadonlySet<string>,
): Picked[] {
  const found = new Map<string, Picked & { score: number; most: number }>();
  seen.forEach(({ productCd: becauseCd, neighbours }, place) => {
    for (const { productCd, kind, score } of neighbours) {
      if (leftOut.has(productCd)) continue;
      const part = score * EARLIER ** place;
      const known = found.get(productCd);
      if (!known) found.set(productCd, { productCd, kind, becauseCd, score: part, most: part });
      else
        found.set(productCd, {
          ...(part > known.most ? { productCd, kind, becauseCd, most: part } : known),
          score: known.score + part,
        });
    }
  });
  return [...found.values()]
    .sort((a, b) => b.score - a.score || (a.productCd < b.productCd ? -1 : 1))
    .map(({ productCd, kind, becauseCd }) => ({ productCd, kind, becauseCd }));
}
