import { Suspense, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { withPayFailure } from '@hyangro/contracts/wire-names';
import { pathOf, useServices } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { ErrorState } from '@hyangro/ui/error-state';
import { orderQueries } from '../../data/order.queries';
import { OrderNotFound } from '../../features/order-not-found/order-not-found';
import { useMessages } from '../../messages';
import { Checking } from './checking';
import { OrderDone } from './order-done';
import { payFailureOf } from './payment-phase';
import { tellPurchase } from './tell-purchase';
import { usePaymentResult } from './use-payment-result';

interface Props {
  orderCd: string;
  paymentKey: string | null;
}

export const PaymentOutcome = ({ orderCd, paymentKey }: Props) => {
  const t = useMessages();
  const services = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { result, phase, error, again } = usePaymentResult(orderCd, paymentKey);

  useEffect(() => {
    if (phase !== 'paid' || !result) return;
    queryClient.setQueryData(orderQueries.payment(services, orderCd).queryKey, result);
    // A second look at this page is no second payment.
    if (paymentKey !== null || services.storage.local.get('orderPaymentCd') === orderCd) {
      services.events.publish('order:paid', { orderCd });
      void tellPurchase(services, orderCd);
    }
    if (paymentKey !== null) void navigate(pathOf('PaymentComplete', { orderCd }), { replace: true });
  }, [phase, result, orderCd, paymentKey, services, queryClient, navigate]);

  useEffect(() => {
    // Nothing is being paid any more (LS-15). Another order may be, in another tab.
    const isOver = phase === 'paid' || phase === 'over' || phase === 'notFound';
    const { local } = services.storage;
    if (isOver && local.get('orderPaymentCd') === orderCd) local.remove('orderPaymentCd');
  }, [phase, orderCd, services]);

  useEffect(() => {
    if (phase === 'refused') void services.reportError(error);
  }, [phase, error, services]);

  const payment = pathOf('Payment', { orderCd });
  const payAgain = (
    <LinkButton variant="primary" to={phase === 'failed' ? withPayFailure(payment, payFailureOf(result)) : payment}>
      {t('complete.payAgain')}
    </LinkButton>
  );
  const toOrders = (
    <LinkButton variant="line" to={pathOf('Orders', { tab: 'all' })}>
      {t('complete.toOrders')}
    </LinkButton>
  );

  switch (phase) {
    case 'paid':
      return (
        <Suspense fallback={<Checking />}>
          <OrderDone orderCd={orderCd} />
        </Suspense>
      );
    case 'checking':
      return <Checking />;
    case 'long':
      return (
        <EmptyState
          title={t('complete.long')}
          text={t('complete.longText')}
          action={
            <>
              {toOrders}
              <Button type="button" variant="primary" onClick={again}>
                {t('complete.again')}
              </Button>
            </>
          }
        />
      );
    case 'unreachable':
      return (
        <ErrorState
          title={t('complete.unreachable')}
          text={t('complete.unreachableText')}
          retryLabel={t('complete.again')}
          onRetry={again}
        />
      );
    case 'notFound':
      return <OrderNotFound />;
    default:
      return (
        <EmptyState
          title={t(`complete.${phase}`)}
          text={t(`complete.${phase}Text`)}
          action={
            <>
              {toOrders}
              {phase !== 'over' && payAgain}
            </>
          }
        />
      );
  }
};
