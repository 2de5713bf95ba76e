import { FREE_SHIPPING_FROM_WON } from '@hyangro/contracts/constants';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { savedWon } from '@hyangro/rules/amounts';
import { useMoney, useTerms } from '@hyangro/runtime';
import { formatDollars } from '@hyangro/runtime/format';
import { Receipt, type ReceiptProps } from '@hyangro/ui/receipt';
import { useMessages } from '../../messages';

type Rows = ReceiptProps['rows'][number];

/** Every amount of an order as the server computed it; dollars by the rate frozen on the order (NF-04). */
export const OrderReceipt = ({ order }: { order: Order }) => {
  const t = useMessages();
  const term = useTerms();
  const { won, integer } = useMoney();
  const { amounts, customs } = order;
  const customsTax = customs?.taxWon ?? 0;
  const otherOrders = customs?.otherOrders ?? 0;
  const saved = savedWon(amounts);
  const dollars = formatDollars(amounts.payment, order.exchangeRate);
  const minus = (label: string, value: number): Rows[] => (value > 0 ? [{ label, value: `−${won(value)}`, tone: 'minus' }] : []);
  return (
    <Receipt
      title={t('receipt.title')}
      rows={[
        { label: t('receipt.goods'), value: won(amounts.listGoods) },
        ...minus(t('receipt.discount'), amounts.saleDiscount),
        ...minus(t('receipt.coupon'), amounts.couponDiscount),
        ...minus(t('receipt.points'), amounts.points),
        {
          label: t('receipt.shipping'),
          note: term('shipping.freeFrom', { won: won(FREE_SHIPPING_FROM_WON) }),
          value: won(amounts.shipping),
        },
        ...(customsTax > 0
          ? [
              {
                label: t('receipt.customs'),
                note: otherOrders > 0 ? t('receipt.customsTogether', { count: otherOrders }) : t('receipt.customsNote'),
                value: won(customsTax),
              },
            ]
          : []),
      ]}
      total={{ label: t('receipt.total'), value: won(amounts.payment), sub: dollars ? `(${dollars})` : undefined }}
      note={
        <>
          {saved > 0 && (
            <>
              {t('receipt.saved', { won: won(saved) })}
              {amounts.earnPoints > 0 && ' · '}
            </>
          )}
          {amounts.earnPoints > 0 && t('receipt.earn', { points: integer(amounts.earnPoints) })}
        </>
      }
    />
  );
};
