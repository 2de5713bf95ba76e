import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import { initialKeys } from '../../platform/text/hangul';
import { INSIDE_MAX, wholeKey } from './lexemes';
import { levelsOf, namingLevelsOf, STRONG_LEVELS, suggestedLevelsOf, type Level } from './levels';
import { phraseWords } from './phrase';
import type { Matches, SearchIndex, Term } from './search-index.port';

/**
 * Products of one search. A word of a fifth of the shop finds more; the best are kept, and lists sort, filter and count
 * within them.
 */
export const MATCHES_MAX = 3_000;
/** Terms that are compared letter by letter. */
const NEAR_MAX = 24;

/** What one level is worth in `search_matches`. */
const LEVEL_SCORE = 20_000_000;

const found = sql`search_matches(
  ${sql.placeholder('queries')}::text[]::tsquery[], ${sql.placeholder('belows')}::int[], ${sql.placeholder('most')}::int)`;
const allMatches = prepared((db) =>
  db
    .select({ numbers: sql<Buffer>`array_send(numbers)`.as('numbers'), scores: sql<Buffer>`array_send(scores)`.as('scores') })
    .from(found)
    .prepare('search_all_matches'),
);
const everything = prepared((db) =>
  db
    .select({
      numbers: sql<Buffer>`array_send(array_agg(product_no order by place))`.as('numbers'),
      scores: sql<Buffer>`array_send(array_agg(-place order by place))`.as('scores'),
    })
    .from(
      sql`(select product_no, row_number() over (order by in_stock desc, popularity, product_cd desc)::int as place
        from search_document order by place limit ${sql.raw(String(MATCHES_MAX))}) popular`,
    )
    .prepare('search_everything'),
);
const bestMatches = prepared((db) =>
  db
    .select({ productCd: sql<string>`product_cd`.as('product_cd') })
    .from(
      sql`${found} as best cross join unnest(best.numbers) with ordinality as one(product_no, place)
        join search_document using (product_no)`,
    )
    .orderBy(sql`place`)
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

/** Integers that `array_send` wrote: five of its own before them, and the length before each. Null is none. */
function integersIn(sent: Buffer | null): Int32Array {
  const count = sent === null ? 0 : Math.max(0, (sent.length - 20) / 8);
  return Int32Array.from({ length: count }, (_, at) => sent?.readInt32BE(24 + at * 8) ?? 0);
}

function matchesIn({ numbers, scores }: { numbers: Buffer | null; scores: Buffer | null }): Matches {
  const products = { numbers: integersIn(numbers), scores: integersIn(scores) };
  const [best] = products.scores;
  return { count: products.numbers.length, isStrong: best !== undefined && -best < STRONG_LEVELS * LEVEL_SCORE + LEVEL_SCORE, products };
}

/** As parameters of `search_matches`. */
const asked = (levels: readonly Level[], most: number) => ({
  queries: levels.map(({ query }) => query),
  belows: levels.map(({ below }) => Math.min(below, most)),
  most,
});
const bestOf = async (db: Db, levels: readonly Level[], most: number): Promise<string[]> =>
  (await bestMatches(db).execute(asked(levels, most))).map(({ productCd }) => productCd);

/** The search in PostgreSQL: the index of lexemes finds products by levels, trigrams of search forms find terms. */
export const postgresIndex = (db: Db): SearchIndex => ({
  async match(parts) {
    const [row] = await allMatches(db).execute(asked(levelsOf(parts), MATCHES_MAX));
    if (!row) throw new Error('A function answered no row.');
    return matchesIn(row);
  },
  async all() {
    const [row] = await everything(db).execute();
    if (!row) throw new Error('A count answered no row.');
    return { ...matchesIn(row), isStrong: false };
  },
  isNamed: async (parts) => (await bestOf(db, namingLevelsOf(parts), 1)).length > 0,
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
