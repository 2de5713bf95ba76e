import { useEffect, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { PaymentForm, PaymentValues } from './payment.form';

type Field = keyof PaymentValues;
/** Fields from top to bottom: the first wrong one gets the focus. */
const FIELDS: readonly Field[] = [
  'countryCd',
  'recipient',
  'mobile',
  'postalCode',
  'region',
  'detail',
  'city',
  'state',
  'memo',
  'customsCode',
  'isAgreed',
];
const IN_ADDRESS: readonly Field[] = FIELDS.slice(0, FIELDS.indexOf('memo'));

/** Brings the first wrong field into sight, opening the address when it is folded. */
export function useFieldErrors(form: PaymentForm, setEditing: (isEditing: boolean) => void) {
  const [target, setTarget] = useState<{ field: Field } | null>(null);
  useEffect(() => {
    if (target) form.setFocus(target.field);
  }, [form, target]);

  const focusFirst = (errors: Partial<Record<Field, unknown>>) => {
    const field = FIELDS.find((name) => errors[name]);
    if (!field) return;
    if (IN_ADDRESS.includes(field)) setEditing(true);
    setTarget({ field });
  };

  return {
    /** Wrong fields now. */
    count: FIELDS.filter((name) => (form.formState.errors as FieldErrors<PaymentValues>)[name]).length,
    focusFirst,
    /** Refusals of the server, field to message code. */
    show(errors: Record<string, string>): void {
      for (const field of FIELDS) {
        const message = errors[field];
        if (message) form.setError(field, { message });
      }
      focusFirst(errors);
    },
  };
}
