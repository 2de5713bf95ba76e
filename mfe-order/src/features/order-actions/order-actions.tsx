import styled from '@emotion/styled';
import type { OrderSummary } from '@hyangro/contracts/order/order.schemas';
import { pathOf } from '@hyangro/runtime';
import { Button, LinkButton, type ButtonSize } from '@hyangro/ui/button';
import { useMessages } from '../../messages';
import { ReorderButton } from './reorder-button';
import { reviewPath } from '../../data/review-path';
import { useConfirmPurchase } from '../common/use-confirm-purchase';
import { useCancelUnpaid } from './use-cancel-unpaid';

type Order = Pick<OrderSummary, 'orderCd' | 'state' | 'allowedActions' | 'earnPoints' | 'earnedPoints' | 'lines'>;
interface Props {
  order: Order;
}

/** The one thing an order waits for: its payment or its confirmation; nothing for all others. */
export const MainAction = ({ order, size, block }: Props & { size: ButtonSize; block?: boolean }) => {
  const t = useMessages();
  const { isConfirming, confirm } = useConfirmPurchase(order);
  if (order.allowedActions.includes('PAY'))
    return (
      <LinkButton variant="primary" size={size} block={block} to={pathOf('Payment', { orderCd: order.orderCd })}>
        {t('orders.pay')}
      </LinkButton>
    );
  if (order.allowedActions.includes('CONFIRM'))
    return (
      <Button type="button" variant="primary" size={size} block={block} loading={isConfirming} onClick={() => void confirm()}>
        {t('actions.confirm')}
      </Button>
    );
  return null;
};
export const hasMainAction = ({ allowedActions }: Pick<Order, 'allowedActions'>): boolean =>
  allowedActions.includes('PAY') || allowedActions.includes('CONFIRM');

/** All else that may be done with an order now (ST-ORD-03: what may not be done is not there). */
export const OtherActions = ({ order }: Props) => {
  const t = useMessages();
  const { isCancelling, cancel } = useCancelUnpaid(order);
  const { orderCd, state, allowedActions, lines } = order;
  const [first, ...others] = lines;
  return (
    <Row>
      {allowedActions.includes('TRACK') && (
        <LinkButton variant="line" size="s" to={pathOf('Tracking', { orderCd })}>
          {t('actions.track')}
        </LinkButton>
      )}
      {state === 'CONFIRM' && first && others.length === 0 && (
        <LinkButton variant="line" size="s" to={reviewPath(first, orderCd)}>
          {t('actions.review')}
        </LinkButton>
      )}
      {allowedActions.includes('RETURN') && (
        <LinkButton variant="line" size="s" to={pathOf('Claim', { claimType: 'return', orderCd })}>
          {t('actions.return')}
        </LinkButton>
      )}
      {state !== 'WAIT' && <ReorderButton orderCd={orderCd} />}
      {allowedActions.includes('CANCEL') &&
        (state === 'WAIT' ? (
          <Button type="button" variant="line" size="s" loading={isCancelling} onClick={() => void cancel()}>
            {t('actions.cancel')}
          </Button>
        ) : (
          <LinkButton variant="line" size="s" to={pathOf('Claim', { claimType: 'cancel', orderCd })}>
            {t('actions.cancel')}
          </LinkButton>
        ))}
    </Row>
  );
};

const Row = styled.div`display: flex; flex-wrap: wrap; gap: 8px;`;
