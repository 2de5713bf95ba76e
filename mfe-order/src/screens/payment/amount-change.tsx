import styled from '@emotion/styled';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useMoney } from '@hyangro/runtime';
import { Notice } from '@hyangro/ui/notice';
import { useMessages } from '../../messages';

/** Why a payment was not started: an amount is another one than the shopper saw. */
export interface AmountChange {
  reason: 'amount' | 'coupon' | 'points' | 'customs';
  /** Won that stood on the button. */
  before: number;
}

/** Says beside the button what has changed; nothing is paid until it is pressed again. */
export const AmountChangeNotice = ({ change: { reason, before }, order }: { change: AmountChange; order: Order }) => {
  const t = useMessages();
  const { price } = useMoney(order.exchangeRate);
  const after = order.amounts.payment;
  const why = { amount: null, coupon: t('payment.changedCoupon'), points: t('payment.changedPoints'), customs: null }[reason];
  return (
    <Place>
      <Notice tone="warn" role="alert" title={t(reason === 'customs' ? 'payment.customsChanged' : 'payment.changedTitle')}>
        {why} {before !== after && t('payment.changedText', { before: price(before), after: price(after) })}
      </Notice>
    </Place>
  );
};

const Place = styled.div`margin-bottom: 10px;`;
