import { FREE_SHIPPING_FROM_WON } from '@hyangro/contracts/constants';
import type { Cart } from '@hyangro/contracts/order/order.schemas';
import { useMoney, useTerms } from '@hyangro/runtime';
import { Receipt, type ReceiptRow } from '@hyangro/ui/receipt';
import { useMessages } from '../../messages';

/** What the chosen lines cost now; coupons and points come on the next page. */
export const CartSummary = ({ cart: { amounts } }: { cart: Cart }) => {
  const t = useMessages();
  const term = useTerms();
  const { won, dollars, price, integer } = useMoney();
  const rows: ReceiptRow[] = [{ label: t('receipt.goods'), value: price(amounts.listGoods) }];
  if (amounts.saleDiscount > 0) rows.push({ label: t('receipt.discount'), value: `−${price(amounts.saleDiscount)}`, tone: 'minus' });
  rows.push({
    label: t('receipt.shipping'),
    note: term('shipping.freeFrom', { won: price(FREE_SHIPPING_FROM_WON) }),
    value: price(amounts.shipping),
  });
  if (amounts.customsEstimate > 0) {
    rows.push({ label: t('receipt.customs'), note: t('receipt.customsNote'), value: price(amounts.customsEstimate) });
  }
  const sub = dollars(amounts.payment);
  return (
    <Receipt
      title={t('receipt.title')}
      rows={rows}
      total={{ label: t('receipt.expected'), value: won(amounts.payment), sub: sub ? `(${sub})` : undefined }}
      note={
        <>
          {amounts.earnPoints > 0 && <>{t('receipt.earn', { points: integer(amounts.earnPoints) })} · </>}
          {t('cart.couponHint')}
        </>
      }
    />
  );
};
