import { useMoney } from '@hyangro/runtime';
import { useMessages } from '../../messages';
import type { EmailReward } from './use-email-code';

/** What a confirmed address was given, in words. */
export function useRewardText(): (reward: EmailReward) => string {
  const t = useMessages();
  const { integer } = useMoney();
  return ({ points, couponCount }) => {
    if (points === 0) return t('email.confirmed');
    const values = { points: integer(points) };
    return couponCount > 0 ? t('email.grantedWithCoupon', { ...values, count: couponCount }) : t('email.granted', values);
  };
}
