import { useEffect, useRef, useState } from 'react';
import { VERIFICATION_EXPIRED, VERIFICATION_WRONG } from '@hyangro/contracts/errors/known-refusals';
import { fieldErrorsOf, isRefusal, useServices } from '@hyangro/runtime';
import { codeDigits, digits, isCode } from '../../data/digits';
import type { ProvenPhone } from '../../features/sign-up-steps/sign-up-state';

interface Sent {
  verificationCd: string;
  /** By the server's clock, milliseconds. */
  expiresAt: number;
  resendAt: number;
}
const CONFIRM = 'POST /member/verification/confirm';
const PHONE = /^\d{11}$/;

/** Sending, resending after the cool-down, and confirming a code; both clocks tick each second. */
export function usePhoneProof(onProven: (proven: ProvenPhone) => void) {
  const { api, now, reportError } = useServices();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [errors, setErrors] = useState<{ phone?: string; code?: string }>({});
  const [busy, setBusy] = useState(false);
  // The state turns with the next render; a second press may come before it.
  const isBusy = useRef(false);
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!sent) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [sent]);

  const guarded = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const byField = fieldErrorsOf(error);
      if (isRefusal(error, CONFIRM, VERIFICATION_WRONG) || isRefusal(error, CONFIRM, VERIFICATION_EXPIRED))
        setErrors({ code: error.body.messageCode });
      else if (Object.keys(byField).length) setErrors(byField);
      else await reportError(error);
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };
  const send = () =>
    guarded(async () => {
      if (!PHONE.test(phone)) return setErrors({ phone: 'validation.v0009' });
      const answer = await api('POST /member/verification/send', { body: { phone } });
      setErrors({});
      setCode('');
      setSent({
        verificationCd: answer.verificationCd,
        expiresAt: now() + answer.expiresInSeconds * 1000,
        resendAt: now() + answer.resendInSeconds * 1000,
      });
    });
  const confirm = () =>
    guarded(async () => {
      if (!sent) return;
      if (!isCode(code)) return setErrors({ code: 'validation.v0012' });
      await api(CONFIRM, { body: { verificationCd: sent.verificationCd, code } });
      onProven({ phone, verificationCd: sent.verificationCd });
    });

  const secondsTo = (at: number) => Math.max(0, Math.ceil((at - now()) / 1000));
  return {
    phone,
    code,
    errors,
    busy,
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
