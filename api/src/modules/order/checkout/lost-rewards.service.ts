import type { RootDb } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import { recalculate } from '../order-amounts.service';
import { couponsFor, pointsFor } from './order-rewards.service';
import { findOrderLines, updateLineCoupon, type OrderRow } from '../order.repository';
import { whileWaiting } from '../own-order.service';

type Call = Pick<MemberContext, 'member' | 'now' | 'locale'>;

/**
 * Takes coupons and points off an unpaid order that the member no longer has: another order used them, or the coupon's time is over. So the next
 * look shows the amount that can be paid. Answers whether something was taken off. What a payment under way keeps is never touched.
 */
export async function dropLostRewards(db: RootDb, call: Call, order: OrderRow): Promise<boolean> {
  if (order.state !== 'WAIT' || order.areRewardsHeld || order.couponDiscount + order.points === 0) return false;
  const { memCd, grade } = call.member;
  let hasChanged = false;
  await whileWaiting(db, order.orderCd, async (tx, locked) => {
    if (locked.areRewardsHeld) return;
    const left = (await couponsFor(tx, call, order.orderCd)).map(({ couponCd }) => couponCd);
    const points = Math.min(locked.points, await pointsFor(tx, memCd, order.orderCd));
    const lines = await findOrderLines(tx, [order.orderCd]);
    const kept = lines.map((line) => {
      const at = line.couponCd === null ? -1 : left.indexOf(line.couponCd);
      if (at >= 0) left.splice(at, 1);
      return line.couponCd === null || at >= 0 ? line : { ...line, couponCd: null, couponDiscount: 0 };
    });
    const lost = kept.filter((line, at) => line !== lines[at]);
    if (lost.length === 0 && points === locked.points) return;
    hasChanged = true;
    for (const { lineNo } of lost) await updateLineCoupon(tx, order.orderCd, lineNo, { couponCd: null, couponDiscount: 0 });
    await recalculate(tx, { ...locked, points }, kept, grade);
  });
  return hasChanged;
}
