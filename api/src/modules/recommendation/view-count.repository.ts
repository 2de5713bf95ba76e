import { eq, lt, sql } from 'drizzle-orm';
import { daysBefore, kstDay } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import { groupOf } from '../../platform/session/member-group';
import { productsOnSale } from '../catalog/public';
import type { CommonPorts } from '../common/public';
import { productViewTable } from './recommendation.tables';

const KEPT_DAYS = 90;

const countView = prepared((db) =>
  db
    .insert(productViewTable)
    .select(
      db
        .select({
          day: sql<string>`${sql.placeholder('day')}::date`.as('day'),
          groupCd: sql<string>`${sql.placeholder('groupCd')}::text`.as('group_cd'),
          productCd: productsOnSale.productCd,
          views: sql<number>`1`.as('views'),
        })
        .from(productsOnSale)
        .where(eq(productsOnSale.productCd, sql.placeholder('productCd'))),
    )
    .onConflictDoUpdate({
      target: [productViewTable.day, productViewTable.groupCd, productViewTable.productCd],
      set: { views: sql`${productViewTable.views} + 1` },
    })
    .prepare('recommendation_count_view'),
);

/** Counts a view for the shopper's group and today; who looked is not kept. What is not on sale is not counted. */
export const countProductView: CommonPorts['countProductView'] = async (db, { productCd, member, now }) => {
  await countView(db).execute({ day: kstDay(now), groupCd: groupOf(member, now), productCd });
};

/** Removes counts that say nothing any more. */
export async function removeOldViews(db: Db, now: Date): Promise<void> {
  await db.delete(productViewTable).where(lt(productViewTable.day, kstDay(daysBefore(now, KEPT_DAYS))));
}
