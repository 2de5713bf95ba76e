import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { pathOf, useServices } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { orderQueries } from '../../data/order.queries';
import { useMessages } from '../../messages';
import { OrderNotFound } from './order-not-found';

/** What can be done with an order that waits for payment; one that is paid, closed or not there leads on. */
export const WaitingOrder = ({ orderCd, children }: { orderCd: string; children(order: Order): ReactNode }) => {
  const t = useMessages();
  const services = useServices();
  const { data: order } = useSuspenseQuery(orderQueries.detail(services, orderCd));

  if (!order) return <OrderNotFound />;
  if (order.paidAt) return <Navigate to={pathOf('PaymentComplete', { orderCd })} replace />;
  if (!order.allowedActions.includes('PAY')) {
    return (
      <EmptyState
        isScreen
        title={t('payment.closed')}
        text={t('payment.closedText')}
        action={
          <LinkButton variant="primary" to={pathOf('OrderCart')}>
            {t('payment.toCart')}
          </LinkButton>
        }
      />
    );
  }
  return children(order);
};
