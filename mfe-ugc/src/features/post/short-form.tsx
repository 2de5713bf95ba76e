import styled from '@emotion/styled';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { useSendForm } from '@hyangro/commerce/form';
import { useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { TextArea } from '@hyangro/ui/field';
import { useMessages } from '../../messages';
import { postDraftOf } from './post-drafts';

export interface ShortFormProps {
  /** Names the draft, and lets one sending run at a time. */
  name: string;
  /** Rule of the words: the server's. */
  rule: z.ZodType<string, string>;
  maxLength: number;
  label: string;
  submitLabel: string;
  /** What is wrong with the words, whatever the rule says. */
  error: string;
  send(text: string, idempotencyKey: string): Promise<unknown>;
  onSent?(): void;
  /** Words to change; a draft of them comes first. */
  initial?: string | undefined;
  /** There is a way out without sending. */
  onCancel?: (() => void) | undefined;
  /** The form was opened by a press: its field is where one goes on. */
  hasFocus?: boolean;
}

/** A few words below a post: a comment, an answer, an appeal. They are kept until the server has them. */
export default function ShortForm({
  name,
  rule,
  maxLength,
  label,
  submitLabel,
  error,
  send,
  onSent,
  initial = '',
  onCancel,
  hasFocus,
}: ShortFormProps) {
  const t = useMessages();
  const services = useServices();
  const draft = useMemo(() => postDraftOf(services, name), [services, name]);
  const form = useForm({
    resolver: zodResolver(z.object({ text: rule })),
    defaultValues: { text: draft.read() || initial },
    mode: 'onTouched',
  });
  const { register, formState, setFocus, reset, watch } = form;
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values.text) }), [form, draft]);
  useEffect(() => {
    if (hasFocus) setFocus('text');
  }, [hasFocus, setFocus]);
  const { submit, isPending } = useSendForm(form, {
    mutationKey: ['ugc', 'write', name],
    send: ({ text }, idempotencyKey) => send(text, idempotencyKey),
    onSent: () => {
      reset({ text: '' });
      draft.keep('');
      onSent?.();
    },
  });
  return (
    <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={label}
        rows={3}
        value={watch('text')}
        maxLength={maxLength}
        counter={(count, max) => t('form.counter', { count, max })}
        error={formState.errors.text && error}
        {...register('text')}
      />
      <Row>
        {onCancel && (
          <Button type="button" variant="text" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
        <Button type="submit" variant="primary" loading={isPending}>
          {submitLabel}
        </Button>
      </Row>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 8px;
  justify-items: end;
  > div:first-of-type { width: 100%; }
`;
const Row = styled.div`display: flex; gap: 8px;`;
