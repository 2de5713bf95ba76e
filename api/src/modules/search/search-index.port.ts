import type { Matches as Listed } from '../catalog/public';
import type { Part } from './phrase';

/** Products that match a phrase, best first. */
export interface Matches {
  /** How many there are, at most `MATCHES_MAX`. */
  count: number;
  /** Whether the best is found by its name or brand in whole words or their beginnings. */
  isStrong: boolean;
  products: Listed;
}
/** A word or short phrase of the shop. */
export interface Term {
  term: string;
  /** Search form (`wholeKey`). */
  key: string;
  productCount: number;
}

/**
 * Finds products and terms. PostgreSQL stands behind it (`postgres-index.ts`); a search cluster needs an adapter with
 * these answers, and to be written by `refreshSearch`.
 */
export interface SearchIndex {
  match(parts: readonly Part[]): Promise<Matches>;
  /** Every product, popular ones first, as many as matches can be. */
  all(): Promise<Matches>;
  /** Whether a product is found by its name or brand in whole words or their beginnings. */
  isNamed(parts: readonly Part[]): Promise<boolean>;
  /** Codes of the best products. */
  best(parts: readonly Part[], most: number): Promise<string[]>;
  /** The same by name and brand alone, for somebody who is typing. */
  suggested(parts: readonly Part[], most: number): Promise<string[]>;
  /** Terms that begin with what is typed, or have it inside; those of most products first. */
  termsLike(typed: string, most: number): Promise<Term[]>;
  /** Terms that look most like a search form, for typing errors. */
  termsNear(key: string): Promise<Term[]>;
  /** Chinese terms that sound like this pinyin. */
  termsSounding(pinyin: string): Promise<Term[]>;
}
