import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { addressForm, type OrderAddress } from '@hyangro/contracts/order/address.schemas';
import { EMPTY_ADDRESS } from '@hyangro/contracts/order/address.rules';
import { isAbroad } from '@hyangro/contracts/order/countries';

const domestic = addressForm.safeExtend({
  saveAsDefault: z.boolean(),
  /** To China, for somebody else (V-CN2). */
  isForAnother: z.boolean(),
  isAgreed: z.boolean().refine(Boolean, 'payment.agreeFirst'),
});
const overseas = domestic.superRefine(({ countryCd, customsCode }, context) => {
  if (!customsCode && !isAbroad(countryCd)) context.addIssue({ code: 'custom', path: ['customsCode'], message: 'validation.v0019' });
});

export type PaymentValues = z.input<typeof domestic>;
export type PaymentAnswers = z.output<typeof domestic>;
export type PaymentForm = UseFormReturn<PaymentValues, unknown, PaymentAnswers>;

/** The address in a form, whole: parts that were never touched are empty. */
export const addressOf = (values: Partial<PaymentValues>): OrderAddress => ({
  ...EMPTY_ADDRESS,
  ...Object.fromEntries(Object.entries(values).filter(([part, value]) => part in EMPTY_ADDRESS && value !== undefined)),
});

/**
 * The page's one form: where it goes, customs code (required with overseas goods that go to Korea), agreement. Messages are codes.
 */
export const usePaymentForm = (hasOverseas: boolean, defaultValues: PaymentValues): PaymentForm =>
  useForm<PaymentValues, unknown, PaymentAnswers>({
    resolver: zodResolver(hasOverseas ? overseas : domestic),
    defaultValues,
    shouldFocusError: false,
  });
