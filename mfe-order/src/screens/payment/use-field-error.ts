import { useTextOfCode } from '@hyangro/runtime';
import type { PaymentForm, PaymentValues } from './payment.form';

/** `errorOf('mobile')`: what is wrong with a field, in words. */
export function useFieldError(form: PaymentForm): (field: keyof PaymentValues) => string | undefined {
  const textOf = useTextOfCode();
  const { errors } = form.formState;
  return (field) => {
    const code = errors[field]?.message;
    return code === undefined ? undefined : textOf(code);
  };
}
