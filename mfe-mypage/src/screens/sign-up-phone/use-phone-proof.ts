import { useEffect, useState } from 'react';
import { VERIFICATION_EXPIRED, VERIFICATION_LIMIT, VERIFICATION_WRONG } from '@hyangro/contracts/errors/known-refusals';
import { fieldErrorsOf, isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import { codeDigits, digits, isCode } from '../../data/digits';
import type { ProvenPhone } from '../../features/sign-up-steps/sign-up-state';

interface Sent {
  verificationCd: string;
  /** By the server's clock, milliseconds. */
  expiresAt: number;
  resendAt: number;
}
const SEND = 'POST /member/verification/send';
const CONFIRM = 'POST /member/verification/confirm';
const PHONE = /^\d{11}$/;

/** Sending, resending after the cool-down, and confirming a code; both clocks tick each second. */
export function usePhoneProof(onProven: (proven: ProvenPhone) => void) {
  const { api, now, reportError } = useServices();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [errors, setErrors] = useState<{ phone?: string; code?: string }>({});
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!sent) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [sent]);

  const onError = async (error: Error) => {
    const byField = fieldErrorsOf(error);
    if (isRefusal(error, SEND, VERIFICATION_LIMIT)) setErrors({ phone: error.body.messageCode });
    else if (isRefusal(error, CONFIRM, VERIFICATION_WRONG) || isRefusal(error, CONFIRM, VERIFICATION_EXPIRED))
      setErrors({ code: error.body.messageCode });
    else if (Object.keys(byField).length) setErrors(byField);
    else await reportError(error);
  };
  // One key: while a code is sent none is confirmed.
  const mutationKey = ['mypage', 'phone-proof'];
  const sending = useSingleMutation({
    mutationKey,
    mutationFn: () => api(SEND, { body: { phone } }),
    onSuccess: ({ verificationCd, expiresInSeconds, resendInSeconds }) => {
      setErrors({});
      setCode('');
      setSent({ verificationCd, expiresAt: now() + expiresInSeconds * 1000, resendAt: now() + resendInSeconds * 1000 });
    },
    onError,
  });
  const confirming = useSingleMutation({
    mutationKey,
    mutationFn: async (proven: ProvenPhone) => {
      await api(CONFIRM, { body: { verificationCd: proven.verificationCd, code } });
      return proven;
    },
    onSuccess: (proven) => onProven(proven),
    onError,
  });
  const send = async () => {
    if (!PHONE.test(phone)) return setErrors({ phone: 'validation.v0009' });
    await sending.start();
  };
  const confirm = async () => {
    if (!sent) return;
    if (!isCode(code)) return setErrors({ code: 'validation.v0012' });
    await confirming.start({ phone, verificationCd: sent.verificationCd });
  };

  const secondsTo = (at: number) => Math.max(0, Math.ceil((at - now()) / 1000));
  return {
    phone,
    code,
    errors,
    busy: sending.isPending || confirming.isPending,
    send,
    confirm,
    sent: sent && { secondsLeft: secondsTo(sent.expiresAt), resendIn: secondsTo(sent.resendAt) },
    setCode: (value: string) => setCode(codeDigits(value)),
    /** Another number needs another code. */
    setPhone(value: string) {
      const next = digits(value, 11);
      if (next !== phone) setSent(null);
      setPhone(next);
    },
  };
}
