import { FREE_SHIPPING_FROM_WON } from '@hyangro/contracts/constants';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { savedWon } from '@hyangro/rules/amounts';
import { useMoney, useTerms } from '@hyangro/runtime';
import { Receipt, type ReceiptProps } from '@hyangro/ui/receipt';
import { useMessages } from '../../messages';

type Rows = ReceiptProps['rows'][number];

/** Every amount of an order as the server computed it; dollars by the rate frozen on the order (NF-04). */
export const OrderReceipt = ({ order }: { order: Order }) => {
  const t = useMessages();
  const term = useTerms();
  const { won, dollars, price, integer } = useMoney(order.exchangeRate);
  const { amounts, customs } = order;
  const customsTax = customs?.taxWon ?? 0;
  const otherOrders = customs?.otherOrders ?? 0;
  const saved = savedWon(amounts);
  const total = dollars(amounts.payment);
  const minus = (label: string, value: number): Rows[] => (value > 0 ? [{ label, value: `−${price(value)}`, tone: 'minus' }] : []);
  return (
    <Receipt
      title={t('receipt.title')}
      rows={[
        { label: t('receipt.goods'), value: price(amounts.listGoods) },
        ...minus(t('receipt.discount'), amounts.saleDiscount),
        ...minus(t('receipt.coupon'), amounts.couponDiscount),
        ...minus(t('receipt.points'), amounts.points),
        {
          label: t('receipt.shipping'),
          note: term('shipping.freeFrom', { won: price(FREE_SHIPPING_FROM_WON) }),
          value: price(amounts.shipping),
        },
        ...(customsTax > 0
          ? [
              {
                label: t('receipt.customs'),
                note: otherOrders > 0 ? t('receipt.customsTogether', { count: otherOrders }) : t('receipt.customsNote'),
                value: price(customsTax),
              },
            ]
          : []),
      ]}
      total={{ label: t('receipt.total'), value: won(amounts.payment), sub: total ? `(${total})` : undefined }}
      note={
        <>
          {saved > 0 && (
            <>
              {t('receipt.saved', { won: price(saved) })}
              {amounts.earnPoints > 0 && ' · '}
            </>
          )}
          {amounts.earnPoints > 0 && t('receipt.earn', { points: integer(amounts.earnPoints) })}
        </>
      }
    />
  );
};
