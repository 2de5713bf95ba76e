import { COUPON_CODE_TRIES } from '@hyangro/contracts/constants';
import type { RootDb } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { textIn } from '../../platform/locale/text';
import { countGuess, findCouponCdOf, forgetGuess } from './coupon-code.repository';
import { findCoupons } from './coupon.repository';
import { isForGrade } from './coupon.rules';
import { tryIssue } from './coupon.service';

/** Of one code a member receives one coupon, however many of it may be downloaded. */
const PER_CODE = 1;

type CodeRefusal =
  | 'COUPON_CODE_UNKNOWN'
  | 'COUPON_CODE_LIMIT'
  | 'COUPON_EXPIRED'
  | 'COUPON_ALREADY_ISSUED'
  | 'COUPON_NOT_FOR_GRADE'
  | 'COUPON_SOLD_OUT';

/**
 * Receives the coupon of a code. Each try is counted before the code is looked up, so that tries sent at once are counted too;
 * a code that there is takes its try back.
 */
export async function redeemCode(
  db: RootDb,
  code: string,
  { member, locale, now, refuse }: Pick<MemberContext<CodeRefusal>, 'member' | 'locale' | 'now' | 'refuse'>,
): Promise<{ couponCd: number; name: string }> {
  const { memCd } = member;
  if ((await countGuess(db, memCd, now)) > COUPON_CODE_TRIES.wrong) refuse('COUPON_CODE_LIMIT', COUPON_CODE_TRIES.wrong);
  const couponCd = (await findCouponCdOf(db, code)) ?? refuse('COUPON_CODE_UNKNOWN');
  await forgetGuess(db, memCd);
  const [coupon] = await findCoupons(db, [couponCd], memCd);
  // A coupon that has not begun is as unknown as one that is not there.
  if (!coupon || now < coupon.validFrom) return refuse('COUPON_CODE_UNKNOWN');
  if (coupon.validTo <= now) refuse('COUPON_EXPIRED');
  if (coupon.received > 0) refuse('COUPON_ALREADY_ISSUED');
  if (!isForGrade(coupon.grades, member.grade)) refuse('COUPON_NOT_FOR_GRADE', coupon.grades.join(', '));
  if (!(await tryIssue(db, couponCd, memCd, now, PER_CODE))) {
    const [after] = await findCoupons(db, [couponCd], memCd);
    // Not issued and yet received: another press of the same member was faster.
    refuse((after?.received ?? 0) > 0 ? 'COUPON_ALREADY_ISSUED' : 'COUPON_SOLD_OUT');
  }
  return { couponCd, name: textIn(coupon.name, locale) };
}
