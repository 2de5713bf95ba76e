import { and, eq, inArray } from 'drizzle-orm';
import { REWARDS } from '@hyangro/contracts/constants';
import type { Db, Tx } from '../../platform/db/db';
import { bookPoints, findBooked, lockMember } from '../member/public';
import { reviewTable } from './review.tables';

/** A product's review brings points once, also when it is deleted and written anew. */
const keyOf = (productCd: string): string => `review:${productCd}`;
const backKeyOf = (productCd: string): string => `review-back:${productCd}`;

interface Rewarded {
  memCd: string;
  productCd: string;
  ugcCd: string;
  mediaCnt: number;
}

/** Gives what a review that everybody may read brings; answers the points, 0 when they were given before. */
export async function giveReviewReward(tx: Tx, { memCd, productCd, ugcCd, mediaCnt }: Rewarded, now: Date): Promise<number> {
  const key = keyOf(productCd);
  await lockMember(tx, memCd);
  if ((await findBooked(tx, memCd, [key])).size > 0) return 0;
  const [kind, amount] =
    mediaCnt > 0 ? (['PHOTO_REVIEW', REWARDS.photoReviewPoints] as const) : (['REVIEW', REWARDS.reviewPoints] as const);
  await bookPoints(tx, { memCd, kind, amount, now, refCd: ugcCd, key });
  return amount;
}

/** The same for one that was held until now. */
export async function rewardShownReview(tx: Tx, ugcCd: string, now: Date): Promise<void> {
  const { memCd, productCd, mediaCnt } = reviewTable;
  const [row] = await tx.select({ memCd, productCd, mediaCnt }).from(reviewTable).where(eq(reviewTable.ugcCd, ugcCd));
  if (row) await giveReviewReward(tx, { ...row, ugcCd }, now);
}

/** Products of which a member's review has brought points. */
export async function rewardedProducts(db: Db, memCd: string, productCds: readonly string[]): Promise<ReadonlySet<string>> {
  const booked = await findBooked(db, memCd, productCds.map(keyOf));
  return new Set(productCds.filter((productCd) => booked.has(keyOf(productCd))));
}

/**
 * Takes back what reviews of lines brought whose goods went back, once each; of what was spent meanwhile there is nothing to take: no balance falls below
 * zero. Call it in the transaction that gives the money back.
 */
export async function takeBackReviewRewards(tx: Tx, orderCd: string, lineNos: readonly number[], now: Date): Promise<void> {
  if (lineNos.length === 0) return;
  const { memCd, productCd, ugcCd } = reviewTable;
  const reviews = await tx
    .select({ memCd, productCd, ugcCd })
    .from(reviewTable)
    .where(and(eq(reviewTable.orderCd, orderCd), inArray(reviewTable.lineNo, [...lineNos])));
  for (const review of reviews) {
    const balance = await lockMember(tx, review.memCd);
    const given = (await findBooked(tx, review.memCd, [keyOf(review.productCd)])).get(keyOf(review.productCd)) ?? 0;
    const amount = -Math.min(balance, given);
    const key = backKeyOf(review.productCd);
    await bookPoints(tx, { memCd: review.memCd, kind: 'REVIEW_BACK', amount, now, refCd: review.ugcCd, key });
  }
}
