import { COUPON_COUNT_MARKER } from '@hyangro/contracts/constants';
import type { CouponDisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { useMoney, useServices, useStore, useTerms } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import { useMessages } from '../../messages';

/** A count that is worth a word: one is what a press takes, the marker is no number. */
const isSeveral = (count: number) => count > 1 && count < COUPON_COUNT_MARKER;

/** What a ticket says under its name, a line each: for whom, from which sum, until when, and how many are left. */
export function useCouponTerms({ minAmount, maxDiscount, validTo, grades, maxDownloadableCouponCount }: CouponDisplayItem): string[] {
  const t = useMessages();
  const term = useTerms();
  const { price } = useMoney();
  const locale = useStore(useServices().locale);
  const conditions = [
    minAmount && t('coupons.min', { won: price(minAmount) }),
    maxDiscount !== null && t('coupons.max', { won: price(maxDiscount) }),
  ].filter(Boolean);
  const until = validTo && t('coupons.until', { day: seoulTime(new Date(`${validTo}T12:00:00+09:00`), 'day', locale) });
  const left = isSeveral(maxDownloadableCouponCount) && t('coupons.left', { count: maxDownloadableCouponCount });
  return [
    grades.length > 0 ? t('coupons.forGrades', { grades: grades.map((grade) => term(`grade.${grade}`)).join(', ') }) : '',
    conditions.join(' · '),
    [until, left].filter(Boolean).join(' · '),
  ].filter(Boolean);
}
