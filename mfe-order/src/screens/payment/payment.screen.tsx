import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { useRouteParams, useServices } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { orderQueries } from '../../data/order.queries';
import { OrderNotFound } from '../../features/order-not-found/order-not-found';
import { useMessages } from '../../messages';
import { Checkout } from './checkout';

export default function PaymentScreen() {
  const t = useMessages();
  const services = useServices();
  const { orderCd } = useRouteParams('Payment');
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
  return <Checkout key={orderCd} order={order} />;
}
