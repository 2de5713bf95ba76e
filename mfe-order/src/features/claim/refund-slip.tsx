import type { ReactNode } from 'react';
import type { RefundBreakdown } from '@hyangro/contracts/order/claim.schemas';
import { useMoney } from '@hyangro/runtime';
import { Receipt, type ReceiptProps } from '@hyangro/ui/receipt';
import { useMessages } from '../../messages';

type Row = ReceiptProps['rows'][number];

/** What goes back, row by row: the rows add up to the total, to the won. */
export const RefundSlip = ({ refund, note }: { refund: RefundBreakdown; note?: ReactNode }) => {
  const t = useMessages();
  const { won, integer } = useMoney();
  const { goods, couponDiscount, shipping, points, payment } = refund;
  const minus = (label: string, value: number, hint?: string): Row[] =>
    value > 0 ? [{ label, note: hint, value: `−${won(value)}`, tone: 'minus' }] : [];
  return (
    <Receipt
      title={t('claim.refund.title')}
      rows={[
        { label: t('claim.refund.goods'), value: won(goods) },
        ...minus(t('claim.refund.coupon'), couponDiscount),
        ...(shipping > 0 ? [{ label: t('claim.refund.shipping'), value: `+${won(shipping)}` }] : []),
        ...minus(t('claim.refund.shippingDue'), -shipping, t('claim.refund.shippingDueNote')),
        ...minus(t('claim.refund.points'), points, t('claim.refund.pointsNote', { points: integer(points) })),
      ]}
      total={{ label: t('claim.refund.total'), value: won(payment) }}
      note={note}
    />
  );
};
