import { sql } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';

/** Days that a rank sums up, the day itself the last. A rank of one day alone would be empty every midnight. */
const RANKED_DAYS = 7;
/** Days that counts are kept: yesterday's rank needs eight. */
const KEPT_DAYS = 10;
const SHOWN = 10;

const popularTerms = prepared((db) => {
  const day = sql`${sql.placeholder('day')}::date`;
  const sum = (from: number, to: number) =>
    sql`sum(count) filter (where day > ${day} - ${sql.raw(String(from))} and day <= ${day} - ${sql.raw(String(to))})`;
  return db
    .select({
      keyword: sql<string>`keyword`.as('keyword'),
      rank: sql<number>`rank::int`.as('rank'),
      previousRank: sql<number | null>`previous_rank::int`.as('previous_rank'),
    })
    .from(
      sql`(select keyword,
        case when today > 0 then row_number() over (order by today desc nulls last, keyword) end as rank,
        case when before > 0 then row_number() over (order by before desc nulls last, keyword) end as previous_rank
      from (select keyword, ${sum(RANKED_DAYS, 0)} as today, ${sum(RANKED_DAYS + 1, 1)} as before from search_log
        where locale = ${sql.placeholder('locale')}::text group by keyword) counted) ranked`,
    )
    .where(sql`rank is not null`)
    .orderBy(sql`rank`)
    .limit(SHOWN)
    .prepare('search_popular_terms');
});

/** The terms searched for most by readers of a language in the week up to a day of Asia/Seoul, with the rank of the day before. */
export const findPopular = (db: Db, locale: Locale, day: string) => popularTerms(db).execute({ locale, day });

export interface SearchCount {
  day: string;
  locale: Locale;
  keyword: string;
  count: number;
}
/** Adds to the counts of terms. */
export async function addCounts(db: Db, counts: readonly SearchCount[]): Promise<void> {
  await db.execute(sql`
    insert into search_log (day, locale, keyword, count)
    select day, locale, keyword, sum(count) from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as added(day date, locale text, keyword text, count int)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, locale, keyword) do update set count = search_log.count + excluded.count`);
}

/** Forgets days that no rank sums up any more. */
export const removeOldCounts = (db: Db, day: string) =>
  db.execute(sql`delete from search_log where day <= ${day}::date - ${KEPT_DAYS}::int`);
