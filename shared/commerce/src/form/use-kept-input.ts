import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { WritableStore } from '@hyangro/runtime';

/** Keeps what is typed while the page lives: a session that ends, or a look at another screen, costs no input (ST-LOG-04). */
export function useKeptInput<Values extends FieldValues, Answers>(
  form: UseFormReturn<Values, unknown, Answers>,
  store: WritableStore<Values>,
): void {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => store.set(structuredClone(form.getValues())) }),
    [form, store],
  );
}
