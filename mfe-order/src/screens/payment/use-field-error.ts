import { useTerms } from '@hyangro/runtime';
import type { PaymentForm, PaymentValues } from './payment.form';

/** `errorOf('mobile')`: what is wrong with a field, in words. */
export function useFieldError(form: PaymentForm): (field: keyof PaymentValues) => string | undefined {
  const term = useTerms();
  const { errors } = form.formState;
  return (field) => {
    const code = errors[field]?.message;
    return code === undefined ? undefined : term(code);
  };
}
