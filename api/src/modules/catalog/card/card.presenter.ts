import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { ProductCd } from '@hyangro/contracts/kit/schemas';
import type { CardRow } from './card.repository';

/** Average of the stars with one decimal; null before the first review. */
export const ratingAvg = (ratingSum: number, reviewCount: number): number | null =>
  reviewCount === 0 ? null : Math.round((ratingSum / reviewCount) * 10) / 10;

/** Card of the wire (E-04); `seq` counts from 1 through the list. */
export const cardOf = ({ ratingSum, productCd, ...row }: CardRow, seq: number): ProductCard => ({
  seq,
  productCd: productCd as ProductCd,
  ...row,
  ratingAvg: ratingAvg(ratingSum, row.reviewCount),
});

/** Cards in order; `from` is the seq before the first. */
export const cardsOf = (rows: readonly CardRow[], from = 0): ProductCard[] => rows.map((row, at) => cardOf(row, from + at + 1));
