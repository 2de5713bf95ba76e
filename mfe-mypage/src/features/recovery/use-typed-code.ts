import { useState } from 'react';
import type { MutationKey } from '@tanstack/react-query';
import { VERIFICATION_EXPIRED, VERIFICATION_WRONG } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import { codeDigits, isCode } from '../../data/digits';

/** Calls that a code is confirmed with. */
type ConfirmCall =
  | 'POST /login/find-id/confirm'
  | 'POST /login/find-password/confirm'
  | 'POST /login/phone/confirm'
  | 'PUT /member/contact';

interface Options<Answer> {
  call: ConfirmCall;
  /** The same as of the sending: while a code is sent none is confirmed. */
  mutationKey: MutationKey;
  confirm(code: string): Promise<Answer>;
  onConfirmed(answer: Answer): void;
  /** True for a refusal that the screen answers itself. */
  onRefused?(error: Error): boolean;
}

/** A code as it is typed, and confirming it once; why it was refused is told at its field. */
export function useTypedCode<Answer>({ call, mutationKey, confirm, onConfirmed, onRefused }: Options<Answer>) {
  const { reportError } = useServices();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const confirming = useSingleMutation({
    mutationKey,
    mutationFn: () => confirm(code),
    onSuccess: onConfirmed,
    onError: (failure) => {
      if (onRefused?.(failure)) return undefined;
      if (isRefusal(failure, call, VERIFICATION_WRONG) || isRefusal(failure, call, VERIFICATION_EXPIRED)) {
        setError(failure.body.messageCode);
        return undefined;
      }
      return reportError(failure);
    },
  });
  return {
    code,
    error,
    isPending: confirming.isPending,
    setCode(typed: string) {
      setError(undefined);
      setCode(codeDigits(typed));
    },
    confirm: () => (isCode(code) ? void confirming.start() : setError('validation.v0012')),
    /** Says at the field why there is no other code. */
    fail: (messageCode: string) => setError(messageCode),
    /** Another code is on its way. */
    clear() {
      setError(undefined);
      setCode('');
    },
  };
}
