import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import { initialKeys } from '../../platform/text/hangul';
import { INSIDE_MAX, wholeKey } from './lexemes';
import { levelsOf, STRONG_LEVELS, suggestedLevelsOf } from './levels';
import { phraseWords } from './phrase';
import type { SearchIndex, Term } from './search-index.port';

/**
 * Products of one search. A word of a fifth of the shop finds more; the best are kept, and lists sort, filter and count
 * within them.
 */
export const MATCHES_MAX = 3_000;
/** What one level is worth in `search_matches`. */
const LEVEL_SCORE = 20_000_000;
/** Terms that are compared letter by letter. */
const NEAR_MAX = 24;

const matches = (most: SQL) => sql`search_matches(${sql.placeholder('levels')}::text[]::tsquery[], ${most})`;
const allMatches = prepared((db) =>
  db
    .select({
      count: sql<number>`count(*)::int`.as('count'),
      best: sql<number | null>`max(score)`.as('best'),
      codes: sql<string>`coalesce(string_agg(product_cd, ' '), '')`.as('codes'),
      scores: sql<string>`coalesce(string_agg(score::text, ' '), '')`.as('scores'),
    })
    .from(matches(sql.raw(String(MATCHES_MAX))))
    .prepare('search_all_matches'),
);
const everything = prepared((db) =>
  db
    .select({
      count: sql<number>`count(*)::int`.as('count'),
      codes: sql<string>`coalesce(string_agg(product_cd, ' ' order by place), '')`.as('codes'),
      scores: sql<string>`coalesce(string_agg((-place)::text, ' ' order by place), '')`.as('scores'),
    })
    .from(
      sql`(select product_cd, row_number() over (order by in_stock desc, popularity, product_cd) as place
        from search_document order by place limit ${sql.raw(String(MATCHES_MAX))}) popular`,
    )
    .prepare('search_everything'),
);
const bestMatches = prepared((db) =>
  db
    .select({ productCd: sql<string>`product_cd`.as('product_cd') })
    .from(matches(sql`${sql.placeholder('most')}::int`))
    .prepare('search_best_matches'),
);

const term = {
  term: sql<string>`term`.as('term'),
  key: sql<string>`key`.as('key'),
  productCount: sql<number>`product_count`.as('product_count'),
};
/** Whether a column begins with a parameter; the index on it is of this order. */
const begins = (column: string, name: string) => {
  const typed = sql`${sql.placeholder(name)}::text`;
  return sql`(${sql.raw(column)} ~>=~ ${typed} and ${sql.raw(column)} ~<~ (${typed} || chr(1114111)))`;
};
const likeTerms = prepared((db) =>
  db
    .select(term)
    .from(sql`search_term`)
    .where(
      sql`${begins('key', 'key')} or ${begins('initials', 'initials')} or ${begins('pinyin', 'pinyin')}
        or ${begins('pinyin_initials', 'pinyin')}`,
    )
    .orderBy(sql`key = ${sql.placeholder('key')}::text desc, ${begins('key', 'key')} desc nulls last, product_count desc, term`)
    .limit(sql.placeholder('most'))
    .prepare('search_like_terms'),
);
const insideTerms = prepared((db) =>
  db
    .select(term)
    .from(sql`search_term`)
    .where(sql`key like ${sql.placeholder('inside')}::text`)
    .orderBy(sql`product_count desc, term`)
    .limit(sql.placeholder('most'))
    .prepare('search_inside_terms'),
);
const nearTerms = prepared((db) =>
  db
    .select(term)
    .from(sql`search_term`)
    .where(sql`key % ${sql.placeholder('key')}::text`)
    .orderBy(sql`similarity(key, ${sql.placeholder('key')}::text) desc, product_count desc, term`)
    .limit(NEAR_MAX)
    .prepare('search_near_terms'),
);
const soundingTerms = prepared((db) =>
  db
    .select(term)
    .from(sql`search_term`)
    .where(sql`pinyin = ${sql.placeholder('pinyin')}::text`)
    .orderBy(sql`product_count desc, term`)
    .limit(NEAR_MAX)
    .prepare('search_sounding_terms'),
);

/** Thousands of products are kept for a phrase: as two texts they take a tenth of the memory. */
function unpacked({ count, codes, scores }: { count: number; codes: string; scores: string }): { productCd: string; score: number }[] {
  const scoreOf = scores.split(' ');
  return count === 0 ? [] : codes.split(' ').map((productCd, at) => ({ productCd, score: Number(scoreOf[at]) }));
}

const bestOf = async (db: Db, levels: readonly string[], most: number): Promise<string[]> =>
  (await bestMatches(db).execute({ levels, most })).map(({ productCd }) => productCd);

/** The search in PostgreSQL: the index of lexemes finds products by levels, trigrams of search forms find terms. */
export const postgresIndex = (db: Db): SearchIndex => ({
  async match(parts) {
    const [found] = await allMatches(db).execute({ levels: levelsOf(parts) });
    if (!found) throw new Error('A count answered no row.');
    return {
      count: found.count,
      isStrong: found.best !== null && -found.best < STRONG_LEVELS * LEVEL_SCORE + LEVEL_SCORE,
      products: () => unpacked(found),
    };
  },
  async all() {
    const [found] = await everything(db).execute();
    if (!found) throw new Error('A count answered no row.');
    return { count: found.count, isStrong: false, products: () => unpacked(found) };
  },
  best: (parts, most) => bestOf(db, levelsOf(parts), most),
  suggested: (parts, most) => bestOf(db, suggestedLevelsOf(parts), most),
  async termsLike(typed, most): Promise<Term[]> {
    const words = phraseWords(typed);
    const [first] = words;
    if (!first) return [];
    const key = wholeKey(words);
    const isLatin = words.length === 1 && first.script === 'latin';
    const beginning = await likeTerms(db).execute({
      key,
      initials: words.length === 1 && first.script === 'initials' ? initialKeys(first.text).slice(0, INSIDE_MAX) : null,
      pinyin: isLatin && first.text.length > 1 ? first.text : null,
      most,
    });
    // What has it inside is asked alone, and only when it is needed: each statement then has an index of its own.
    const isEnough = beginning.length >= most || first.script === 'latin' || key.length < 5;
    const inside = isEnough ? [] : await insideTerms(db).execute({ inside: `_%${key.slice(1)}%`, most: most - beginning.length });
    return [...beginning, ...inside];
  },
  termsNear: (key) => nearTerms(db).execute({ key }),
  termsSounding: (pinyin) => soundingTerms(db).execute({ pinyin }),
});
