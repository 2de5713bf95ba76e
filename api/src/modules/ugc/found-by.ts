import { and, arrayContains, arrayOverlaps, inArray, or, sql, type Column, type SQL } from 'drizzle-orm';
import { bigramsOf } from '../catalog/public';

/** What a search looks for in what members wrote. */
export interface Wanted {
  /** Words that must all stand in the text, lower case. */
  words: readonly string[];
  /** Goods that the term finds: what is written about them fits too. */
  productCds: readonly string[];
}

interface Post {
  /** Two-letter pieces of the text. */
  bigrams: Column;
  /** The text in lower case. */
  text: SQL;
  /** The product, or an array of them. */
  product: { column: Column; isArray: boolean };
}

/** Whether a post fits: its text by the index of two-letter pieces and then letter by letter, or one of its products. */
export function foundBy({ bigrams, text, product }: Post, { words, productCds }: Wanted): SQL | undefined {
  const codes = [...productCds];
  const isAbout = () => (product.isArray ? arrayOverlaps(product.column, codes) : inArray(product.column, codes));
  // A word of one letter stands inside others, where its piece is not.
  const pieces = bigramsOf(words.join(' ')).filter((piece) => [...piece].length > 1);
  const says = and(
    pieces.length > 0 ? arrayContains(bigrams, pieces) : undefined,
    ...words.map((word) => sql`strpos(${text}, ${word}) > 0`),
  );
  return or(says, codes.length > 0 ? isAbout() : undefined) ?? sql`false`;
}

/** The words of a term. */
export const wordsOf = (keyword: string): string[] => keyword.toLowerCase().split(/\s+/).filter(Boolean);
