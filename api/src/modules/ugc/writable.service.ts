import { REWARDS } from '@hyangro/contracts/constants';
import type { OrderCd, ProductCd } from '@hyangro/contracts/kit/schemas';
import type { Writable } from '@hyangro/contracts/ugc/review.contract';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { readerOf } from './reader';
import { rewardedProducts } from './review-reward.service';
import { reviewableLine } from './review-write.service';
import { traitsOf } from './traits.rules';
import { findConfirmedLine, findWritable, type WritableRow } from './writable.repository';

type Call = Pick<MemberContext, 'locale' | 'member'>;

/** Confirmed lines without a review (R-MY-21), of one product where it is named. */
export async function listWritable(
  db: Db,
  page: { cursor?: string | undefined; limit: number; productCd?: string | undefined },
  call: Call,
) {
  const { memCd } = call.member;
  const { rows, nextCursor, totalCount } = await findWritable(db, page, { ...readerOf(call), memCd });
  const codes = rows.map(({ productCd }) => productCd);
  const rewarded = await rewardedProducts(db, memCd, codes);
  return { items: rows.map((row) => writableOf(row, rewarded)), totalCount, nextCursor };
}

/** What a review of a line is about, for its form. */
export async function readWritable(
  db: Db,
  line: { orderCd: string; lineNo: number },
  call: Call & Pick<MemberContext<'REVIEW_LINE_NOT_FOUND' | 'REVIEW_UNCONFIRMED' | 'REVIEW_EXISTS'>, 'refuse'>,
): Promise<Writable> {
  const { memCd } = call.member;
  await reviewableLine(db, line, call);
  const row =
    (await findConfirmedLine(db, line.orderCd, line.lineNo, { ...readerOf(call), memCd })) ?? call.refuse('REVIEW_LINE_NOT_FOUND');
  return writableOf(row, await rewardedProducts(db, memCd, [row.productCd]));
}

const writableOf = (row: WritableRow, rewarded: ReadonlySet<string>): Writable => {
  const { orderCd, lineNo, confirmedAt, productCd, brandNm, productNm, imgMainUrl, optionNm } = row;
  const isOpen = !rewarded.has(productCd);
  return {
    orderCd: orderCd as OrderCd,
    lineNo,
    product: { productCd: productCd as ProductCd, brandNm, productNm, imgMainUrl, optionNm },
    traits: [...traitsOf(row)],
    confirmedAt: confirmedAt.toISOString(),
    rewards: { text: isOpen ? REWARDS.reviewPoints : 0, photo: isOpen ? REWARDS.photoReviewPoints : 0 },
  };
};
