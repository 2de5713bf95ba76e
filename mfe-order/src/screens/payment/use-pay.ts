import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ORDER_ALREADY_PAID, ORDER_AMOUNT_CHANGED, ORDER_CUSTOMS_CODE_MISSING } from '@hyangro/contracts/errors/known-refusals';
import type { Order, PayMethod } from '@hyangro/contracts/order/order.schemas';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { ApiError, fieldErrorsOf, isRefusal, useAttempt, useServices, useSingleMutation } from '@hyangro/runtime';
import { EMPTY_ADDRESS, isSameAddress } from '../../data/order.model';
import { useMessages } from '../../messages';
import type { PaymentAnswers } from './payment.form';
import type { OrderChanges } from '../../features/order-changes/use-order-changes';

const ADDRESS = 'PUT /orders/:orderCd/address';
const PAY = 'POST /orders/:orderCd/pay';

interface Options {
  order: Order;
  payMethod: PayMethod;
  changes: OrderChanges;
  /** Fields the server refuses, field to message code. */
  onFieldErrors(errors: Record<string, string>): void;
}

/** Writes the address, starts the payment and leaves for the provider. A second press does nothing. */
export function usePay({ order, payMethod, changes, onFieldErrors }: Options) {
  const services = useServices();
  const navigate = useNavigate();
  const t = useMessages();
  const { orderCd } = order;
  const { payment } = order.amounts;
  const attempt = useAttempt();

  const { isPending, data, reset, start } = useSingleMutation({
    mutationKey: ['order', 'pay', orderCd],
    /** Where the provider takes the payment; null when the amount has changed: nobody pays an amount that was not on the button. */
    mutationFn: async ({ saveAsDefault, isAgreed: _, ...address }: PaymentAnswers) => {
      if (saveAsDefault || !isSameAddress(order.address ?? EMPTY_ADDRESS, address)) {
        const next = await services.api(ADDRESS, { params: { orderCd }, body: { ...address, saveAsDefault } });
        changes.show(next);
        if (next.amounts.payment !== payment) return null;
      }
      const answer = await attempt(`${payMethod} ${payment}`, (idempotencyKey) =>
        services.api(PAY, { params: { orderCd }, body: { payMethod, payment }, idempotencyKey }),
      );
      return answer.redirectUrl;
    },
    onSuccess: (redirectUrl) => {
      if (!redirectUrl) return services.toast(t('payment.amountChanged'));
      services.storage.local.set('orderPaymentCd', orderCd);
      services.track('begin_payment', { orderCd, payMethod, won: payment });
      window.location.assign(redirectUrl);
    },
    onError: (error) => void explain(error),
  });
  // The page is left: the button stays busy until it is gone.
  const isLeaving = Boolean(data);

  // Back from the provider out of the browser's page cache: the button was still busy.
  const handleShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) reset();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => handleShow(event);
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);

  const explain = async (error: unknown) => {
    const fields = isRefusal(error, PAY, ORDER_CUSTOMS_CODE_MISSING) ? { customsCode: 'validation.v0019' } : fieldErrorsOf(error);
    if (Object.keys(fields).length > 0) return onFieldErrors(fields);
    if (isRefusal(error, ADDRESS, ORDER_ALREADY_PAID) || isRefusal(error, PAY, ORDER_ALREADY_PAID))
      return navigate(pathOf('PaymentComplete', { orderCd }), { replace: true });
    if (isRefusal(error, PAY, ORDER_AMOUNT_CHANGED)) {
      services.toast(t('payment.amountChanged'));
      return changes.refetch();
    }
    await services.reportError(error);
    if (error instanceof ApiError && error.status !== 401) await changes.refetch();
  };

  return {
    isPaying: isPending || isLeaving,
    pay: async (answers: PaymentAnswers) => {
      if (!isLeaving) await start(answers);
    },
  };
}
