import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  ORDER_ALREADY_PAID,
  ORDER_AMOUNT_CHANGED,
  ORDER_COUPON_UNUSABLE,
  ORDER_CUSTOMS_CODE_MISSING,
  ORDER_NOT_ENOUGH_POINTS,
} from '@hyangro/contracts/errors/known-refusals';
import { EMPTY_ADDRESS } from '@hyangro/contracts/order/address.rules';
import { CHINA } from '@hyangro/contracts/order/countries';
import type { Order, PayMethod } from '@hyangro/contracts/order/order.schemas';
import { ApiError, fieldErrorsOf, isRefusal, pathOf, useAttempt, useServices, useSingleMutation } from '@hyangro/runtime';
import { isSameAddress } from '../../data/address.model';
import { toldSale } from '../../data/told-goods';
import type { AmountChange } from './amount-change';
import type { PaymentAnswers } from './payment.form';
import { shippingRefusalOf, type ShippingRefusal } from './shipping-refusal';
import type { OrderChanges } from '../../features/order-changes/use-order-changes';

const ADDRESS = 'PUT /orders/:orderCd/address';
const PAY = 'POST /orders/:orderCd/pay';

type Started = { redirectUrl: string } | { redirectUrl: null; changed: AmountChange['reason'] };

interface Options {
  order: Order;
  payMethod: PayMethod;
  changes: OrderChanges;
  /** Fields the server refuses, field to message code. */
  onFieldErrors(errors: Record<string, string>): void;
  /** The shop does not ship there. */
  onShippingRefused(refusal: ShippingRefusal): void;
}

/** Writes the address, starts the payment and leaves for the provider. A second press does nothing. */
export function usePay({ order, payMethod, changes, onFieldErrors, onShippingRefused }: Options) {
  const services = useServices();
  const navigate = useNavigate();
  const [change, setChange] = useState<AmountChange | null>(null);
  const { orderCd } = order;
  const { payment } = order.amounts;
  const attempt = useAttempt();

  const { isPending, data, reset, start } = useSingleMutation({
    mutationKey: ['order', 'pay', orderCd],
    /** Where the provider takes the payment, or what has changed: nobody pays an amount that was not on the page. */
    mutationFn: async ({ saveAsDefault, isForAnother: isChecked, isAgreed: _, ...address }: PaymentAnswers): Promise<Started> => {
      const isForAnother = isChecked && address.countryCd === CHINA;
      const isSame = isSameAddress(order.address ?? EMPTY_ADDRESS, address) && isForAnother === (order.recipientDetails !== null);
      if (saveAsDefault || !isSame) {
        const next = await services.api(ADDRESS, { params: { orderCd }, body: { ...address, saveAsDefault, isForAnother } });
        changes.show(next);
        if (next.amounts.payment !== payment) return { redirectUrl: null, changed: 'amount' };
        if ((next.customs?.taxWon ?? 0) > (order.customs?.taxWon ?? 0)) return { redirectUrl: null, changed: 'customs' };
      }
      const answer = await attempt(`${payMethod} ${payment}`, (idempotencyKey) =>
        services.api(PAY, { params: { orderCd }, body: { payMethod, payment }, idempotencyKey }),
      );
      return { redirectUrl: answer.redirectUrl };
    },
    onSuccess: (started) => {
      if (started.redirectUrl === null) return setChange({ reason: started.changed, before: payment });
      services.storage.local.set('orderPaymentCd', orderCd);
      services.track('add_payment_info', { ...toldSale(order), payment_type: payMethod });
      window.location.assign(started.redirectUrl);
    },
    onError: (error) => void explain(error),
  });
  // The page is left: the button stays busy until it is gone.
  const isLeaving = Boolean(data?.redirectUrl);

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
    const refused = shippingRefusalOf(error);
    if (refused) return onShippingRefused(refused);
    if (isRefusal(error, ADDRESS, ORDER_ALREADY_PAID) || isRefusal(error, PAY, ORDER_ALREADY_PAID))
      return navigate(pathOf('PaymentComplete', { orderCd }), { replace: true });
    const reason = changeOf(error);
    if (reason) {
      await changes.refetch();
      return setChange({ reason, before: payment });
    }
    await services.reportError(error);
    if (error instanceof ApiError && error.status !== 401) await changes.refetch();
  };

  return {
    isPaying: isPending || isLeaving,
    /** Why the last press did not lead to the provider. */
    change,
    pay: async (answers: PaymentAnswers) => {
      if (isLeaving) return;
      setChange(null);
      await start(answers);
    },
  };
}

/** What has changed about the amount since the page was drawn, when the payment was refused for it. */
function changeOf(error: unknown): AmountChange['reason'] | null {
  if (isRefusal(error, PAY, ORDER_AMOUNT_CHANGED)) return 'amount';
  if (isRefusal(error, PAY, ORDER_COUPON_UNUSABLE)) return 'coupon';
  return isRefusal(error, PAY, ORDER_NOT_ENOUGH_POINTS) ? 'points' : null;
}
