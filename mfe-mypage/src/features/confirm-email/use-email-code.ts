import { useState } from 'react';
import {
  EMAIL_ALREADY_CONFIRMED,
  VERIFICATION_LIMIT,
  VERIFICATION_EXPIRED,
  VERIFICATION_TOO_SOON,
  VERIFICATION_WRONG,
} from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import { codeDigits, isCode } from '../../data/digits';

/** What the confirmed address was given; zero when it had its gift before. */
export interface EmailReward {
  points: number;
  couponCount: number;
}
interface Sent {
  /** By the server's clock, milliseconds; null when another page sent the code. */
  expiresAt: number | null;
  resendAt: number;
}
const SEND = 'POST /member/email-code';
const CONFIRM = 'POST /member/email-confirm';

/** Sending, resending and confirming the code of the member's own mailbox. */
export function useEmailCode(onConfirmed: (reward: EmailReward) => void) {
  const { api, now, reportError } = useServices();
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [error, setError] = useState<string>();

  const onError = async (failure: Error) => {
    if (isRefusal(failure, SEND, EMAIL_ALREADY_CONFIRMED) || isRefusal(failure, CONFIRM, EMAIL_ALREADY_CONFIRMED))
      onConfirmed({ points: 0, couponCount: 0 });
    else if (isRefusal(failure, SEND, VERIFICATION_TOO_SOON)) showFieldAgain(failure.body.args[0]);
    else if (
      isRefusal(failure, SEND, VERIFICATION_LIMIT) ||
      isRefusal(failure, CONFIRM, VERIFICATION_WRONG) ||
      isRefusal(failure, CONFIRM, VERIFICATION_EXPIRED)
    )
      setError(failure.body.messageCode);
    else await reportError(failure);
  };
  /** A code is on its way already: this page may have been left and opened again. */
  const showFieldAgain = (seconds: number) => setSent({ expiresAt: null, resendAt: now() + seconds * 1000 });

  // One key: while a code is sent none is confirmed.
  const mutationKey = ['mypage', 'email-code'];
  const sending = useSingleMutation({
    mutationKey,
    mutationFn: () => api(SEND),
    onSuccess: ({ expiresInSeconds, resendInSeconds }) => {
      setError(undefined);
      setCode('');
      setSent({ expiresAt: now() + expiresInSeconds * 1000, resendAt: now() + resendInSeconds * 1000 });
    },
    onError,
  });
  const confirming = useSingleMutation({
    mutationKey,
    mutationFn: () => api(CONFIRM, { body: { code } }),
    onSuccess: (reward) => onConfirmed(reward),
    onError,
  });

  return {
    code,
    sent,
    error,
    busy: sending.isPending || confirming.isPending,
    setCode: (value: string) => setCode(codeDigits(value)),
    send: () => sending.start(),
    confirm: async () => {
      if (!isCode(code)) return setError('validation.v0012');
      await confirming.start();
    },
  };
}
