import type { CouponDisplayItem, Layout } from '@hyangro/contracts/layout/layout.contract';
import { couponState, type CouponCount } from '@hyangro/rules/coupon-state';

/** Code of the item that downloads all coupons of a layout (E-06). */
export const ALL_COUPONS = 0;

/** What the server answers about a coupon after a download. */
export type CouponAnswer = CouponCount & Pick<CouponDisplayItem, 'couponCd'>;

/** Items of one coupon block in seq order: its coupons, and the download-all item when it has one. */
export function couponBlock(layout: Layout, displaySeq: number): { coupons: CouponDisplayItem[]; all: CouponDisplayItem | null } {
  const items = layout.couponDisplayItems.filter((item) => item.displaySeq === displaySeq).sort((a, b) => a.seq - b.seq);
  return {
    coupons: items.filter(({ couponCd }) => couponCd !== ALL_COUPONS),
    all: items.find(({ couponCd }) => couponCd === ALL_COUPONS) ?? null,
  };
}

/** Whether any coupon of a layout, in whichever block, can still be downloaded (ST-CPN-07). */
export const canDownloadAny = ({ couponDisplayItems }: Pick<Layout, 'couponDisplayItems'>, isLogin: boolean): boolean =>
  couponDisplayItems.some((item) => item.couponCd !== ALL_COUPONS && couponState(item, isLogin) === 'download');

/** A layout in which these coupons stand as the server has answered, in every block that shows them (ST-CPN-01). The same one without any of them. */
export function withCouponAnswers(layout: Layout, answers: readonly CouponAnswer[]): Layout {
  const byCode = new Map(answers.map((answer) => [answer.couponCd, answer]));
  if (!layout.couponDisplayItems.some(({ couponCd }) => byCode.has(couponCd))) return layout;
  return {
    ...layout,
    couponDisplayItems: layout.couponDisplayItems.map((item) => {
      const answer = byCode.get(item.couponCd);
      if (!answer) return item;
      const { maxDownloadableCouponCount, receivedCoupon } = answer;
      return { ...item, maxDownloadableCouponCount, receivedCoupon };
    }),
  };
}
