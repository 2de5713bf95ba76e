import { sql } from 'drizzle-orm';
import { daysBefore, kstDay } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import { GUEST_GROUP } from '../../platform/session/member-group';
import { likes, productsOnSale } from '../catalog/public';
import { curatedPicks } from '../layout/public';
import { activeMembers } from '../member/public';
import { soldLines } from '../order/public';
import { goodReviews } from '../ugc/public';
import { productViewTable } from './recommendation.tables';
import { CURATED, faded, WEIGHTS, WINDOW_DAYS } from './weights';

/** A group of fewer members is shown no list of its own: it would tell what single ones bought, and little else. */
const MIN_MEMBERS = 5;
/** Twice what a page shows: sold-out and bought goods are left out when it is shown. */
const LISTED = 16;

/** Group of a member, as `groupOf` has it. */
const groupAt = (now: Date) => sql`
  case when birthday ~ '^[0-9]{8}$'
    then case when gender = '01' then 'M' else 'F' end
      || (floor((${kstDay(now).replaceAll('-', '')}::int - birthday::int) / 100000.0) * 10)::int
    else ${GUEST_GROUP}::text end`;

/**
 * Lists of all groups that have something to go by, best first: deeds of the last months, faded by their age, and the curated list.
 * Everybody's deeds make the list of the guests. The same deeds make the same lists.
 */
export async function findGroupPicks(db: Db, now: Date): Promise<{ groupCd: string; productCds: string[] }[]> {
  const since = sql`${daysBefore(now, WINDOW_DAYS).toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ groupCd: string; productCds: string[] }>(sql`
    with person as (
      select mem_cd, ${groupAt(now)} as group_cd from ${activeMembers}
    ), deed as (
      select mem_cd, product_cd, ${WEIGHTS.ordered} * max(${faded(soldLines.soldAt, now)}) as weight
      from ${soldLines} where ${soldLines.soldAt} > ${since} group by mem_cd, product_cd
      union all
      select mem_cd, product_cd, ${WEIGHTS.liked} * ${faded(likes.likedAt, now)} from ${likes} where ${likes.likedAt} > ${since}
      union all
      select mem_cd, product_cd, ${WEIGHTS.reviewed} * ${faded(goodReviews.createdAt, now)}
      from ${goodReviews} where ${goodReviews.createdAt} > ${since}
    ), signal as (
      select group_cd, mem_cd, product_cd, weight from deed inner join person using (mem_cd)
      union all
      select group_cd, null, product_cd, ${WEIGHTS.viewed} * ln(1 + views) * ${faded(sql`day::timestamptz`, now)} from ${productViewTable}
    ), told as (
      select group_cd from signal where group_cd <> ${GUEST_GROUP} group by group_cd having count(distinct mem_cd) >= ${MIN_MEMBERS}
    ), weighed as (
      select group_cd, product_cd, weight from signal inner join told using (group_cd)
      union all
      select ${GUEST_GROUP}::text, product_cd, weight from signal
      union all
      select group_cd, curated_product_cd, ${CURATED.first} * power(${CURATED.next}::float8, place - 1) from ${curatedPicks}
    ), ranked as (
      select group_cd, product_cd,
        row_number() over (partition by group_cd order by round(sum(weight)::numeric, 6) desc, product_cd) as place
      from weighed inner join ${productsOnSale} using (product_cd) group by group_cd, product_cd
    )
    select group_cd as "groupCd", array_agg(product_cd order by place) as "productCds"
    from ranked where place <= ${LISTED} group by group_cd order by group_cd`);
  return rows;
}
