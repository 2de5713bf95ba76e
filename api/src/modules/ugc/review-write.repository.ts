import { and, eq, gte, sql } from 'drizzle-orm';
import { kstDay, kstInstant } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import { postAuthors } from '../member/public';
import { reviewTable as reviews } from './review.tables';
import { ugcMediaTable } from './ugc.tables';

/** What a review keeps of its author's skin, where the member shows it. */
export async function findSkin(db: Db, memCd: string) {
  const { skinType, skinTone, concerns } = postAuthors;
  const [row] = await db.select({ skinType, skinTone, concerns }).from(postAuthors).where(eq(postAuthors.memCd, memCd));
  return row ?? { skinType: null, skinTone: null, concerns: [] };
}

/** Reviews that a member wrote on the day of `now` in Asia/Seoul. */
export const countOfDay = (db: Db, memCd: string, now: Date): Promise<number> =>
  db.$count(reviews, and(eq(reviews.memCd, memCd), gte(reviews.createdAt, kstInstant(kstDay(now)))));

export async function findOwnByKey(db: Db, memCd: string, idempotencyKey: string): Promise<string | null> {
  const [row] = await db
    .select({ ugcCd: reviews.ugcCd })
    .from(reviews)
    .where(and(eq(reviews.memCd, memCd), eq(reviews.idempotencyKey, idempotencyKey)));
  return row?.ugcCd ?? null;
}
export async function hasReviewed(db: Db, memCd: string, productCd: string): Promise<boolean> {
  const rows = await db
    .select({ ugcCd: reviews.ugcCd })
    .from(reviews)
    .where(and(eq(reviews.memCd, memCd), eq(reviews.productCd, productCd)));
  return rows.length > 0;
}
/** False when the member has a review of the product. */
export const insertReview = async (tx: Db, row: typeof reviews.$inferInsert): Promise<boolean> =>
  (await tx.insert(reviews).values(row).onConflictDoNothing().returning({ ugcCd: reviews.ugcCd })).length > 0;

/** A member's own review, locked until the transaction ends; null for any other. */
export async function lockOwnReview(tx: Db, memCd: string, ugcCd: string): Promise<typeof reviews.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.ugcCd, ugcCd), eq(reviews.memCd, memCd)))
    .for('update');
  return row ?? null;
}
export const updateReview = (tx: Db, ugcCd: string, change: Partial<typeof reviews.$inferInsert>) =>
  tx.update(reviews).set(change).where(eq(reviews.ugcCd, ugcCd));
export const deleteReviewRow = (tx: Db, ugcCd: string) => tx.delete(reviews).where(eq(reviews.ugcCd, ugcCd));

/** Photos of a post, and all that it shows. */
export async function countMedia(tx: Db, ugcCd: string): Promise<{ mediaCnt: number; photoCnt: number }> {
  const [row] = await tx
    .select({
      mediaCnt: sql<number>`count(*)::int`,
      photoCnt: sql<number>`(count(*) filter (where ${ugcMediaTable.type} = 'IMAGE'))::int`,
    })
    .from(ugcMediaTable)
    .where(eq(ugcMediaTable.ugcCd, ugcCd));
  return row ?? { mediaCnt: 0, photoCnt: 0 };
}
