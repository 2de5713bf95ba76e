import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useMoney } from '@hyangro/runtime';
import { useMessages } from '../../messages';

/** Rows of a list of facts: what went back, and what stays paid; nothing before a refund. */
export const Refunded = ({ order: { amounts, refunded } }: { order: Pick<Order, 'amounts' | 'refunded'> }) => {
  const t = useMessages();
  const { won, integer } = useMoney();
  if (refunded.payment === 0 && refunded.points === 0) return null;
  return (
    <>
      <div>
        <dt>{t('detail.refunded')}</dt>
        <dd>−{won(refunded.payment)}</dd>
      </div>
      {refunded.points > 0 && (
        <div>
          <dt>{t('detail.refundedPoints')}</dt>
          <dd>{integer(refunded.points)}P</dd>
        </div>
      )}
      <div>
        <dt>{t('detail.stays')}</dt>
        <dd>{won(amounts.payment - refunded.payment)}</dd>
      </div>
    </>
  );
};
