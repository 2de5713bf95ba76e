import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ORDER_ALREADY_PAID, ORDER_CUSTOMS_CODE_MISSING } from '@hyangro/contracts/errors/known-refusals';
import type { Order, PayMethod } from '@hyangro/contracts/order/order.schemas';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { ApiError, fieldErrorsOf, isRefusal, useServices } from '@hyangro/runtime';
import { EMPTY_ADDRESS, isSameAddress } from '../../data/order.model';
import { useMessages } from '../../messages';
import type { PaymentAnswers } from './payment.form';
import type { OrderChanges } from './use-order-changes';

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
  const [isPaying, setPaying] = useState(false);
  const guard = useRef(false);
  const { orderCd } = order;

  const release = () => {
    guard.current = false;
    setPaying(false);
  };

  // Back from the provider out of the browser's page cache: the button was still busy.
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) release();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);

  const pay = async ({ saveAsDefault, isAgreed: _, ...address }: PaymentAnswers) => {
    if (guard.current) return;
    guard.current = true;
    setPaying(true);
    try {
      if (saveAsDefault || !isSameAddress(order.address ?? EMPTY_ADDRESS, address)) {
        const next = await services.api(ADDRESS, { params: { orderCd }, body: { ...address, saveAsDefault } });
        changes.show(next);
        // Nobody pays an amount that was not on the button.
        if (next.amounts.payment !== order.amounts.payment) {
          services.toast(t('payment.amountChanged'));
          return release();
        }
      }
      const { redirectUrl } = await services.api(PAY, { params: { orderCd }, body: { payMethod } });
      services.storage.local.set('orderPaymentCd', orderCd);
      services.track('begin_payment', { orderCd, payMethod, won: order.amounts.payment });
      window.location.assign(redirectUrl);
    } catch (error) {
      release();
      await explain(error);
    }
  };

  const explain = async (error: unknown) => {
    const fields = isRefusal(error, PAY, ORDER_CUSTOMS_CODE_MISSING) ? { customsCode: 'validation.v0019' } : fieldErrorsOf(error);
    if (Object.keys(fields).length > 0) return onFieldErrors(fields);
    if (isRefusal(error, ADDRESS, ORDER_ALREADY_PAID) || isRefusal(error, PAY, ORDER_ALREADY_PAID))
      return navigate(pathOf('PaymentComplete', { orderCd }), { replace: true });
    await services.reportError(error);
    if (error instanceof ApiError && error.status !== 401) await changes.refetch();
  };

  return { isPaying, pay };
}
