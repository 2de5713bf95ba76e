import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { addressForm } from '@hyangro/contracts/order/order.schemas';

const agreement = { saveAsDefault: z.boolean(), isAgreed: z.boolean().refine(Boolean, 'payment.agreeFirst') };
const domestic = addressForm.extend(agreement);
const overseas = domestic.extend({ customsCode: addressForm.shape.customsCode.unwrap().min(1, 'validation.v0019') });

export type PaymentValues = z.input<typeof domestic>;
export type PaymentAnswers = z.output<typeof domestic>;
export type PaymentForm = UseFormReturn<PaymentValues, unknown, PaymentAnswers>;

/** The page's one form: where it goes, customs code (required with overseas goods), agreement. Messages are codes. */
export const usePaymentForm = (needsCustomsCode: boolean, defaultValues: PaymentValues): PaymentForm =>
  useForm<PaymentValues, unknown, PaymentAnswers>({
    resolver: zodResolver(needsCustomsCode ? overseas : domestic),
    defaultValues,
    shouldFocusError: false,
  });
