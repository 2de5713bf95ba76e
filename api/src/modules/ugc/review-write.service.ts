import type * as z from 'zod';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import type { ReviewForm, newReview } from '@hyangro/contracts/ugc/review.rules';
import type { Config } from '../../config';
import { newCode } from '../../platform/code';
import type { Db, RootDb, Tx } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { ageGroup } from '../../platform/session/age-group';
import { bigramsOf } from '../catalog/public';
import { lockMember } from '../member/public';
import { findOrder, findOrderLines } from '../order/public';
import { holdWords, mustMayWrite } from './hold.service';
import { saveMedia } from './media';
import { readerOf } from './reader';
import { removeReactions } from './reactions.repository';
import { giveReviewReward } from './review-reward.service';
import {
  countMedia,
  countOfDay,
  deleteReviewRow,
  findOwnByKey,
  findSkin,
  hasReviewed,
  insertReview,
  lockOwnReview,
  updateReview,
} from './review-write.repository';
import { isUntouched, reviewOf } from './review.presenter';
import { findReview, refreshRatingsOf } from './review.repository';
import { keptTraits, traitsOf } from './traits.rules';
import { findGoodsKind } from './writable.repository';

type Line = 'REVIEW_LINE_NOT_FOUND' | 'REVIEW_UNCONFIRMED' | 'REVIEW_EXISTS';
type WriteCall<R extends 'UGC_BANNED' | Line | 'REVIEW_DAILY_LIMIT' | 'REVIEW_NOT_FOUND' | 'REVIEW_LOCKED'> = Pick<
  MemberContext<R | 'VALIDATION_FAILED'>,
  'locale' | 'member' | 'now' | 'refuse'
>;
type Asked = z.output<typeof newReview> & { idempotencyKey: string };

/** What may be reviewed: a confirmed line of an own order whose product has no review of the member. */
export async function reviewableLine(
  db: Db,
  { orderCd, lineNo }: { orderCd: string; lineNo: number },
  { member: { memCd }, refuse }: Pick<MemberContext<Line>, 'member' | 'refuse'>,
) {
  const isOwn = (await findOrder(db, orderCd))?.memCd === memCd;
  const line = isOwn ? (await findOrderLines(db, [orderCd])).find((each) => each.lineNo === lineNo) : undefined;
  if (!line) return refuse('REVIEW_LINE_NOT_FOUND');
  if (!line.confirmedAt || line.claimedQuantity >= line.quantity) refuse('REVIEW_UNCONFIRMED');
  if (await hasReviewed(db, memCd, line.productCd)) refuse('REVIEW_EXISTS');
  return line;
}

/**
 * Writes a review of a confirmed line (R-UGC-04). The member's lock puts their calls in a row, so that the day's limit is exact; that there is one review of
 * each product is the table's own key. Points come with it, unless its words wait for a look.
 */
export async function writeReview(
  { db, config }: { db: RootDb; config: Pick<Config, 'REVIEWS_PER_DAY'> },
  { orderCd, lineNo, idempotencyKey, ...form }: Asked,
  call: WriteCall<'UGC_BANNED' | Line | 'REVIEW_DAILY_LIMIT'>,
): Promise<{ review: Review; rewardPoints: number }> {
  const { member, locale, now, refuse } = call;
  const { memCd } = member;
  const { ugcCd, rewardPoints } = await db.transaction(async (tx) => {
    await lockMember(tx, memCd);
    const known = await findOwnByKey(tx, memCd, idempotencyKey);
    if (known !== null) return { ugcCd: known, rewardPoints: 0 };
    await mustMayWrite(tx, call);
    const { productCd, optionCd } = await reviewableLine(tx, { orderCd, lineNo }, call);
    if ((await countOfDay(tx, memCd, now)) >= config.REVIEWS_PER_DAY) refuse('REVIEW_DAILY_LIMIT', config.REVIEWS_PER_DAY);
    const written = {
      ugcCd: newCode('RV'),
      memCd,
      productCd,
      optionCd: optionCd || null,
      orderCd,
      lineNo,
      locale,
      ...(await findSkin(tx, memCd)),
      ageBand: ageGroup(member.birthday, now, 'en'),
      createdAt: now,
      idempotencyKey,
      ...(await columnsOf(tx, form, productCd)),
    };
    if (!(await insertReview(tx, written))) refuse('REVIEW_EXISTS');
    const mediaCnt = await showMedia(tx, { memCd, ugcCd: written.ugcCd, mediaKeys: form.mediaKeys, now }, call);
    await refreshRatingsOf(tx, productCd);
    const isHeld = await holdWords(tx, targetOf(written), now);
    return { ugcCd: written.ugcCd, rewardPoints: isHeld ? 0 : await giveReviewReward(tx, { ...written, mediaCnt }, now) };
  });
  return { review: await own(db, ugcCd, call), rewardPoints };
}

/** Changes one's own review as long as nobody liked it or commented on it (R-UGC-03, ST-REV-01). */
export async function changeReview(
  db: RootDb,
  ugcCd: string,
  form: ReviewForm,
  call: WriteCall<'UGC_BANNED' | 'REVIEW_NOT_FOUND' | 'REVIEW_LOCKED'>,
): Promise<Review> {
  const { member, now, refuse } = call;
  await db.transaction(async (tx) => {
    await mustMayWrite(tx, call);
    const review = (await lockOwnReview(tx, member.memCd, ugcCd)) ?? refuse('REVIEW_NOT_FOUND');
    if (!isUntouched(review)) refuse('REVIEW_LOCKED');
    const changed = { ...review, ...(await columnsOf(tx, form, review.productCd)) };
    const { rating, title, content, traits, searchBigrams } = changed;
    await updateReview(tx, ugcCd, { rating, title, content, traits, searchBigrams, editedAt: now });
    await showMedia(tx, { memCd: member.memCd, ugcCd, mediaKeys: form.mediaKeys, now }, call);
    await refreshRatingsOf(tx, review.productCd);
    await holdWords(tx, targetOf(changed), now);
  });
  return own(db, ugcCd, call);
}

/** Deletes one's own review under the same condition; what it brought stays, and comes once only. */
export const deleteReview = (
  db: RootDb,
  ugcCd: string,
  { member, now, refuse }: Pick<MemberContext<'REVIEW_NOT_FOUND' | 'REVIEW_LOCKED'>, 'member' | 'now' | 'refuse'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const review = (await lockOwnReview(tx, member.memCd, ugcCd)) ?? refuse('REVIEW_NOT_FOUND');
    if (!isUntouched(review)) refuse('REVIEW_LOCKED');
    await deleteReviewRow(tx, ugcCd);
    await removeReactions(tx, ugcCd, now);
    await refreshRatingsOf(tx, review.productCd);
  });

const columnsOf = async (tx: Tx, { rating, title, content, traits }: ReviewForm, productCd: string) => {
  const goods = await findGoodsKind(tx, productCd);
  return {
    rating,
    title,
    content,
    traits: keptTraits(traits, goods ? traitsOf(goods) : []),
    searchBigrams: bigramsOf(`${title} ${content}`),
  };
};

interface Shown {
  memCd: string;
  ugcCd: string;
  mediaKeys: readonly string[];
  now: Date;
}
/** Photos and videos in their order (V-MED3); answers how many. */
async function showMedia(tx: Tx, shown: Shown, { refuse }: Pick<MemberContext<'VALIDATION_FAILED'>, 'refuse'>): Promise<number> {
  if (!(await saveMedia(tx, shown))) refuse('VALIDATION_FAILED', { field: 'mediaKeys', code: 'media.v0004' });
  const counted = await countMedia(tx, shown.ugcCd);
  await updateReview(tx, shown.ugcCd, counted);
  return counted.mediaCnt;
}

const targetOf = ({ ugcCd, memCd, title, content }: { ugcCd: string; memCd: string; title: string; content: string }) => ({
  target: 'REVIEW' as const,
  targetCd: ugcCd,
  ugcCd,
  memCd,
  isHidden: false,
  text: `${title}\n${content}`,
});

async function own(db: Db, ugcCd: string, call: Pick<MemberContext, 'locale' | 'member'>): Promise<Review> {
  const reader = readerOf(call);
  const row = await findReview(db, ugcCd, reader);
  if (!row) throw new Error('A review that was written is gone.');
  return reviewOf(row, reader);
}
