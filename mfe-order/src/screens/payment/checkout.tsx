import styled from '@emotion/styled';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { firstCountry } from '@hyangro/commerce/address';
import { isAbroad } from '@hyangro/contracts/order/countries';
import { EMPTY_ADDRESS } from '@hyangro/contracts/order/address.rules';
import type { Order, PayMethod } from '@hyangro/contracts/order/order.schemas';
import { needsCustomsCode } from '@hyangro/rules/customs';
import { useMoney, useServices } from '@hyangro/runtime';
import { CheckboxField } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { isWholeAddress } from '../../data/address.model';
import { SummaryLayout, Panel } from '../../features/summary-layout/summary-layout';
import { OrderReceipt } from '../../features/order-receipt/order-receipt';
import { useMessages } from '../../messages';
import { AmountChangeNotice } from './amount-change';
import { AddressPanel } from './address-panel';
import { BenefitsPanel } from './benefits-panel';
import { checkoutMemoryOf } from './checkout-memory';
import { CustomsPanel } from './customs-panel';
import { LinesPanel } from './lines-panel';
import { PayMethodPanel } from './pay-method-panel';
import { usePaymentForm } from './payment.form';
import { payFailureOf } from './payment.url';
import { Reservation } from './reservation';
import { FIELD_OF_REFUSAL, type ShippingRefusal } from './shipping-refusal';
import { useFieldErrors } from './use-field-errors';
import { useOrderChanges } from '../../features/order-changes/use-order-changes';
import { SumButton } from '../../features/sum-button/sum-button';
import { usePay } from './use-pay';
import { useToldCheckout } from './use-told-checkout';

/** The checkout of one unpaid order on one page. */
export const Checkout = ({ order }: { order: Order }) => {
  const t = useMessages();
  const { price } = useMoney(order.exchangeRate);
  const [search] = useSearchParams();
  const failure = payFailureOf(search);
  const hasOverseas = needsCustomsCode(order.lines);

  const services = useServices();
  const memory = useMemo(() => checkoutMemoryOf(services), [services]);
  const [draft] = useState(() => memory.read(order.orderCd));
  const [payMethod, setPayMethod] = useState<PayMethod>(draft?.payMethod ?? order.payMethod ?? memory.lastPayMethod() ?? 'CARD');
  const form = usePaymentForm(
    hasOverseas,
    draft?.values ?? {
      ...(order.address ?? { ...EMPTY_ADDRESS, countryCd: firstCountry(services) }),
      saveAsDefault: !order.address,
      isForAnother: order.recipientDetails !== null,
      isAgreed: false,
    },
  );
  const [refusal, setRefusal] = useState<ShippingRefusal | null>(null);
  const [isEditing, setEditing] = useState(!isWholeAddress(order.address));

  useEffect(() => {
    const keep = () => memory.keep(order.orderCd, { values: form.getValues(), payMethod });
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, memory, order.orderCd, payMethod]);

  useToldCheckout(order);
  const errors = useFieldErrors(form, setEditing);
  const changes = useOrderChanges(order);
  const { isPaying, change, pay } = usePay({
    order,
    payMethod,
    changes,
    onFieldErrors: errors.show,
    onShippingRefused: (reason) => {
      setRefusal(reason);
      errors.focusFirst({ [FIELD_OF_REFUSAL[reason]]: true });
    },
  });
  const submit = form.handleSubmit((answers) => {
    setRefusal(null);
    return pay(answers);
  }, errors.focusFirst);
  const isFar = isAbroad(useWatch({ control: form.control, name: 'countryCd' }) ?? '');

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <SummaryLayout
        title={t('payment.title')}
        isTask
        side={<OrderReceipt order={order} />}
        consent={
          <CheckboxField
            label={t('payment.agree')}
            error={form.formState.errors.isAgreed && t('payment.agreeFirst')}
            {...form.register('isAgreed')}
          />
        }
        bar={
          <>
            {change && <AmountChangeNotice change={change} order={order} />}
            {errors.count > 0 && <Wrong role="alert">{t('payment.checkFields', { count: errors.count })}</Wrong>}
            <SumButton type="submit" variant="primary" size="l" block loading={isPaying || changes.isChanging}>
              {t('payment.pay', { won: price(order.amounts.payment) })}
            </SumButton>
          </>
        }
      >
        {(failure || order.reservedUntil) && (
          <div>
            {failure && (
              <Failure>
                <Notice tone="danger" role="alert" title={t(`payFailure.${failure}`)}>
                  {t(`payFailure.text.${failure}`)}
                </Notice>
              </Failure>
            )}
            {order.reservedUntil && <Reservation until={order.reservedUntil} />}
          </div>
        )}
        <FormProvider {...form}>
          <AddressPanel form={form} order={order} isEditing={isEditing} refusal={refusal} onEdit={() => setEditing(true)} />
        </FormProvider>
        <LinesPanel order={order} />
        <BenefitsPanel order={order} changes={changes} />
        <Panel title={t('payMethod.title')}>
          <PayMethodPanel value={payMethod} onChange={setPayMethod} />
        </Panel>
        {hasOverseas && !isFar && <CustomsPanel form={form} order={order} />}
      </SummaryLayout>
    </form>
  );
};

const Failure = styled.div`padding: 12px var(--page-margin) 0;`;
const Wrong = styled.p`margin-bottom: 8px; font: 500 13px/1.4 var(--font-sans); color: var(--color-danger);`;
