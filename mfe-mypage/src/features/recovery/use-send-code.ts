import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { MutationKey } from '@tanstack/react-query';
import { VERIFICATION_LIMIT } from '@hyangro/contracts/errors/known-refusals';
import type { CodeSent } from '@hyangro/contracts/session/recovery.contract';
import { fieldErrorsOf, isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';

/** Calls that send a code. */
type SendCall = 'POST /login/find-id' | 'POST /login/find-password' | 'POST /login/phone' | 'POST /member/contact-code';

interface Options<Values extends FieldValues, Answers> {
  call: SendCall;
  mutationKey: MutationKey;
  send(answers: Answers): Promise<CodeSent>;
  onSent(sent: CodeSent, answers: Answers): void;
  /** True for a refusal that the screen answers itself. */
  onRefused?(error: Error): boolean;
  /** The field that names the phone or mailbox, where the limit of a day is told. */
  contactOf(values: Values): Path<Values>;
}

/** Asks for a code once with what the form holds; what the server says of a field stands at that field. What was typed stays. */
export function useSendCode<Values extends FieldValues, Answers>(
  form: UseFormReturn<Values, unknown, Answers>,
  { call, mutationKey, send, onSent, onRefused, contactOf }: Options<Values, Answers>,
) {
  const { reportError } = useServices();
  const { start, isPending } = useSingleMutation<CodeSent, Answers>({
    mutationKey,
    mutationFn: send,
    onSuccess: onSent,
    onError: (error) => {
      if (onRefused?.(error)) return undefined;
      const byField = fieldErrorsOf(error);
      if (isRefusal(error, call, VERIFICATION_LIMIT)) byField[contactOf(form.getValues())] = error.body.messageCode;
      const wrong = Object.entries(byField).filter(([field]) => field in form.getValues());
      if (wrong.length === 0) return reportError(error);
      wrong.forEach(([field, message], at) => form.setError(field as Path<Values>, { message }, { shouldFocus: at === 0 }));
      return undefined;
    },
  });
  return { submit: form.handleSubmit((answers) => start(answers)), isPending };
}
