import type { ReactNode } from 'react';
import type { RefundBreakdown } from '@hyangro/contracts/order/claim.schemas';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useMoney } from '@hyangro/runtime';
import { Receipt, type ReceiptProps } from '@hyangro/ui/receipt';
import { useMessages } from '../../messages';

type Row = ReceiptProps['rows'][number];

interface Props {
  refund: RefundBreakdown;
  /** That of the order. */
  exchangeRate: Order['exchangeRate'];
  note?: ReactNode;
}

/** What goes back, row by row: the rows add up to the total, to the won. */
export const RefundSlip = ({ refund, exchangeRate, note }: Props) => {
  const t = useMessages();
  const { won, dollars, price, integer } = useMoney(exchangeRate);
  const { goods, couponDiscount, shipping, points, payment } = refund;
  const minus = (label: string, value: number, hint?: string): Row[] =>
    value > 0 ? [{ label, note: hint, value: `−${price(value)}`, tone: 'minus' }] : [];
  const back = dollars(payment);
  return (
    <Receipt
      title={t('claim.refund.title')}
      rows={[
        { label: t('claim.refund.goods'), value: price(goods) },
        ...minus(t('claim.refund.coupon'), couponDiscount),
        ...(shipping > 0 ? [{ label: t('claim.refund.shipping'), value: `+${price(shipping)}` }] : []),
        ...minus(t('claim.refund.shippingDue'), -shipping, t('claim.refund.shippingDueNote')),
        ...minus(t('claim.refund.points'), points, t('claim.refund.pointsNote', { points: integer(points) })),
      ]}
      total={{ label: t('claim.refund.total'), value: won(payment), sub: back ? `(${back})` : undefined }}
      note={note}
    />
  );
};
