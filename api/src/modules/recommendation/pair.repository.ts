import { inArray, sql } from 'drizzle-orm';
import { daysBefore } from '../../platform/clock/clock';
import type { Db, Tx } from '../../platform/db/db';
import { productsOnSale } from '../catalog/public';
import { productPageViews } from '../common/public';
import { soldLines } from '../order/public';
import { productPairTable } from './recommendation.tables';
import { faded, WINDOW_DAYS } from './weights';

const VIEWS_WINDOW_DAYS = 30;
/** One order says as much as three browsers that looked at both on a day. */
const ORDERED = 3;
/** Two that one browser alone looked at are no pair. */
const MIN_VIEWS = 2;
/** Bags of more are those of resellers, days of more those of robots. */
const BAG_MAX = 30;
/** What is added to what each product has: a single order of two rare products does not make them inseparable. */
const SHRINK = 5;
const PAIRS_PER_PRODUCT = 30;

/**
 * Counts anew what is ordered in one order, and looked at by one browser on one day. Nearness is what two products share beside what each has
 * (cosine, shrunk). Answers how many pairs there are.
 */
export async function rewritePairs(tx: Tx, now: Date): Promise<number> {
  const since = (days: number) => sql`${daysBefore(now, days).toISOString()}::timestamptz`;
  await tx.delete(productPairTable);
  const { rowCount } = await tx.execute(sql`
    with bag as (
      select 'o' || order_cd as bag, product_cd, true as is_ordered, ${ORDERED} * max(${faded(soldLines.soldAt, now)}) as weight
      from ${soldLines} where ${soldLines.soldAt} > ${since(WINDOW_DAYS)} group by order_cd, product_cd
      union all
      select 'v' || hash_code || (at at time zone 'Asia/Seoul')::date, viewed_cd, false, max(${faded(productPageViews.at, now)})
      from ${productPageViews} where ${productPageViews.at} > ${since(VIEWS_WINDOW_DAYS)}
      group by hash_code, (at at time zone 'Asia/Seoul')::date, viewed_cd
    ), known as (
      select bag, product_cd, is_ordered, weight, count(*) over (partition by bag) as size
      from bag inner join ${productsOnSale} using (product_cd)
    ), had as (
      select product_cd, sum(weight) as weight from known where size <= ${BAG_MAX} group by product_cd
    ), pair as (
      select a.product_cd, b.product_cd as other_cd,
        coalesce(sum(least(a.weight, b.weight)) filter (where a.is_ordered), 0) as ordered,
        coalesce(sum(least(a.weight, b.weight)) filter (where not a.is_ordered), 0) as viewed
      from known a inner join known b on a.bag = b.bag and a.product_cd <> b.product_cd
      where a.size between 2 and ${BAG_MAX}
      group by a.product_cd, b.product_cd
      having bool_or(a.is_ordered) or count(*) >= ${MIN_VIEWS}
    ), near as (
      select pair.*, (ordered + viewed) / sqrt((one.weight + ${SHRINK}) * (other.weight + ${SHRINK})) as nearness
      from pair inner join had one on one.product_cd = pair.product_cd inner join had other on other.product_cd = pair.other_cd
    ), ranked as (
      select near.*, row_number() over (partition by product_cd order by round(nearness::numeric, 9) desc, other_cd) as place from near
    )
    insert into ${productPairTable} (product_cd, other_cd, nearness, kind)
    select product_cd, other_cd, nearness, case when ordered >= viewed then 'ORDERED' else 'VIEWED' end
    from ranked where place <= ${PAIRS_PER_PRODUCT}`);
  return rowCount ?? 0;
}

type Pair = typeof productPairTable.$inferSelect;

/** What goes together with the named products. */
export const findPairs = (db: Db, codes: readonly string[]): Promise<Pair[]> =>
  db
    .select()
    .from(productPairTable)
    .where(inArray(productPairTable.productCd, [...codes]));
