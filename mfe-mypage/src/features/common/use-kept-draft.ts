import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { WritableStore } from '@hyangro/runtime';

/** Keeps what is changed in a form and not saved yet; a form in which nothing is follows what the server says meanwhile. */
export function useKeptDraft<Values extends FieldValues, Answers>(
  form: UseFormReturn<Values, unknown, Answers>,
  draft: WritableStore<Values | null>,
  saved: Values,
): void {
  useEffect(() => {
    if (draft.get() !== null) return;
    form.reset(saved);
  }, [form, draft, saved]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ isDirty }) => draft.set(isDirty ? structuredClone(form.getValues()) : null),
      }),
    [form, draft],
  );
}
