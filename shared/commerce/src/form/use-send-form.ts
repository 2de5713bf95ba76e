import type { MutationKey } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf, useAttempt, useServices, useSingleMutation, type Attempt } from '@hyangro/runtime';

export interface SendFormOptions<Answers, Reply> {
  /** One sending at a time under this key. */
  mutationKey: MutationKey;
  /** The call. A second try of the same values, whose answer was lost, has the key of the first. */
  send(values: Answers, idempotencyKey: string): Promise<Reply>;
  /** How its tries find their keys, for a form that outlives the page; by what this page remembers unless told. */
  attempt?: Attempt;
  /** The server has it. */
  onSent(reply: Reply): void;
  /** Looks at a refusal first; true when it has dealt with it. */
  onRefused?(error: Error): boolean;
}

/**
 * Sends a form once: what the server says of a field stands at that field, which gets the focus; any other refusal is told the shop's way.
 * What was typed stays until `onSent`.
 */
export function useSendForm<Values extends FieldValues, Answers, Reply>(
  form: UseFormReturn<Values, unknown, Answers>,
  { mutationKey, send, attempt: given, onSent, onRefused }: SendFormOptions<Answers, Reply>,
) {
  const { reportError } = useServices();
  const own = useAttempt();
  const attempt = given ?? own;
  const { start, isPending } = useSingleMutation<Reply, Answers>({
    mutationKey,
    mutationFn: (values) => attempt(JSON.stringify(values), (key) => send(values, key)),
    onSuccess: onSent,
    onError: (error) => {
      if (onRefused?.(error)) return undefined;
      const wrong = Object.entries(fieldErrorsOf(error)).filter(([field]) => field in form.getValues());
      if (wrong.length === 0) return reportError(error);
      wrong.forEach(([field, message], at) => form.setError(field as Path<Values>, { message }, { shouldFocus: at === 0 }));
    },
  });
  return { submit: form.handleSubmit((values) => start(values)), isPending };
}
