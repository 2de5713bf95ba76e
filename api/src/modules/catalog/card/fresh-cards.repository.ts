import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { lookColumns, type Look } from '../../../platform/db/kept';
import { prepared } from '../../../platform/db/prepared';

const codes = sql`${sql.placeholder('codes')}::text[]`;

const freshCards = prepared((db) =>
  db
    .select({
      ...lookColumns,
      pieces: sql<Record<string, number> | null>`(
        select json_object_agg(product_cd, pieces) from (
          select product_cd, sum(stock_cnt) as pieces from stock where product_cd = any(${codes}) group by product_cd) shelf)`.as('pieces'),
      liked: sql<string[] | null>`(
        select json_agg(product_cd) from wishlist
        where mem_cd = ${sql.placeholder('memCd')}::text and product_cd = any(${codes}))`.as('liked'),
    })
    .from(sql`(select) as nothing`)
    .prepare('catalog_fresh_cards'),
);

interface FreshCards extends Look {
  /** By product, in all options; products without a shelf are missing. */
  pieces: Readonly<Record<string, number>>;
  liked: ReadonlySet<string>;
}

/** What cards may not show a moment old, with a look at what is kept. */
export async function findFreshCards(
  db: Db,
  question: { seen: string; codes: readonly string[]; memCd: string | null },
): Promise<FreshCards> {
  const [row] = await freshCards(db).execute({ ...question, memCd: question.memCd ?? '' });
  if (!row) throw new Error('A statement without a table answered no row.');
  return { ...row, pieces: row.pieces ?? {}, liked: new Set(row.liked) };
}
