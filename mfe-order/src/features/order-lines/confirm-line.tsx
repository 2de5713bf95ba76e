import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { Button } from '@hyangro/ui/button';
import { useMessages } from '../../messages';
import { useConfirmPurchase } from '../common/use-confirm-purchase';

interface Props {
  line: Pick<Order['lines'][number], 'lineNo' | 'productNm'>;
  /** `earnedPoints`: what its lines have given so far. */
  order: { orderCd: OrderCd; earnedPoints: number };
}

/** Confirms one line of a delivered order; the others may still go back (R-MY-11). */
export const ConfirmLine = ({ line, order }: Props) => {
  const t = useMessages();
  const { productNm: name } = line;
  const { isConfirming, confirm } = useConfirmPurchase(order, line);
  return (
    <Button
      type="button"
      variant="line"
      size="s"
      loading={isConfirming}
      aria-label={t('confirm.lineOf', { name })}
      onClick={() => void confirm()}
    >
      {t('confirm.line')}
    </Button>
  );
};
