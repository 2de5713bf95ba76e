import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useMoney } from '@hyangro/runtime';
import { useMessages } from '../../messages';

/** Rows of a list of facts: what went back, and what stays paid; nothing before a refund. */
export const Refunded = ({
  order: { amounts, refunded, exchangeRate },
}: {
  order: Pick<Order, 'amounts' | 'refunded' | 'exchangeRate'>;
}) => {
  const t = useMessages();
  const { integer, price } = useMoney(exchangeRate);
  if (refunded.payment === 0 && refunded.points === 0) return null;
  return (
    <>
      <div>
        <dt>{t('detail.refunded')}</dt>
        <dd>−{price(refunded.payment)}</dd>
      </div>
      {refunded.points > 0 && (
        <div>
          <dt>{t('detail.refundedPoints')}</dt>
          <dd>{integer(refunded.points)}P</dd>
        </div>
      )}
      <div>
        <dt>{t('detail.stays')}</dt>
        <dd>{price(amounts.payment - refunded.payment)}</dd>
      </div>
    </>
  );
};
