import { useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { useSendForm } from '@hyangro/commerce/form';
import { fieldErrorsOf, useServices } from '@hyangro/runtime';
import { useMessages } from '../../messages';
import { attemptOf } from './attempt';
import type { DraftKey } from './drafts';
import { useBegun, useDraft } from './use-draft';
import { useLeaveGuard } from './use-leave-guard';

export interface PostFormOptions<Values, Body, Sent, Reply> {
  draftKey: DraftKey;
  /** `new`, or the code of the post that is changed. */
  slot: string;
  /** What stands in the form before anything is typed. */
  blank: Values;
  /** A draft of the browser's storage; null when nothing can be made of it. */
  read(values: unknown): Values | null;
  /** The server's schema, and what is sent of the form. */
  schema: z.ZodType<Body, Sent>;
  bodyOf(values: Values): Sent;
  /** Field of the form by the field of what is sent, where they differ. */
  fields?: Readonly<Record<string, keyof Values & string>>;
  /** Files are on their way: a form that is left now loses them. */
  isUploading?: boolean;
  send(body: Body, idempotencyKey: string): Promise<Reply>;
  onSent(reply: Reply): void;
  /** Looks at a refusal first; true when it has dealt with it. */
  onRefused?(error: Error): boolean;
}

/**
 * A form of a post, whichever kind: its draft, the server's rules at each field, sent once, and asked about before it is left. What was
 * typed stays until the server has it.
 */
export function usePostForm<Values extends FieldValues, Body, Sent, Reply>(options: PostFormOptions<Values, Body, Sent, Reply>) {
  const { draftKey, slot, blank, read, schema, bodyOf, fields = {}, isUploading = false, send, onSent, onRefused } = options;
  const t = useMessages();
  const services = useServices();
  const fieldOf = (sent: string): string => fields[sent.split('.')[0] ?? ''] ?? sent.split('.')[0] ?? '';
  const resolver: Resolver<Values, unknown, Body> = (values) => {
    const result = schema.safeParse(bodyOf(values));
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of result.error.issues) errors[fieldOf(String(path[0] ?? ''))] ??= { type: 'rule', message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
  const begun = useBegun(draftKey, slot, read);
  const form = useForm<Values, unknown, Body>({
    resolver,
    defaultValues: (begun.values ?? blank) as DefaultValues<Values>,
    mode: 'onTouched',
  });
  const draft = useDraft(form, begun, blank, read);
  /** From a press until it has failed: whatever is pressed meanwhile does nothing, nor does anything once it was sent. */
  const isBusy = useRef(false);
  const [isSent, setSent] = useState(false);
  const sending = useSendForm(form, {
    mutationKey: ['ugc', 'post', draftKey, slot],
    attempt: attemptOf(draft.attempt),
    send,
    onSent(reply) {
      draft.end();
      setSent(true);
      onSent(reply);
    },
    onRefused(error) {
      if (onRefused?.(error)) return true;
      const said = Object.entries(fieldErrorsOf(error)).map(([field, message]) => [fieldOf(field), message] as const);
      const known = said.filter(([field]) => field in form.getValues());
      known.forEach(([field, message], at) => form.setError(field as Path<Values>, { message }, { shouldFocus: at === 0 }));
      return known.length > 0;
    },
  });
  useLeaveGuard({
    isOn: () => isUploading || draft.isChanged(),
    ask: () =>
      services.confirm(t(isUploading ? 'write.leaveUploading' : draft.state === 'full' ? 'write.leaveLost' : 'write.leave'), {
        ok: t('write.leaveOk'),
        cancel: t('write.leaveCancel'),
      }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    await sending.submit(event);
    isBusy.current = draft.isOver();
  };
  return { form, draft, submit, isPending: sending.isPending || isSent };
}
