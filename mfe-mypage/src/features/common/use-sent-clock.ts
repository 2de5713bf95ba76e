import { useNow, useServices } from '@hyangro/runtime';
import { VERIFICATION } from '@hyangro/contracts/constants';

/** When a code on its way runs out, and when the next may be asked for; milliseconds by the server's clock. */
export interface CodeClock {
  expiresAt: number;
  resendAt: number;
}

/** Seconds until both; renders each second. */
export function useSentClock({ expiresAt, resendAt }: CodeClock): { secondsLeft: number; resendIn: number } {
  const now = useNow(useServices().now());
  const secondsTo = (at: number) => Math.max(0, Math.ceil((at - now) / 1000));
  return { secondsLeft: Math.min(secondsTo(expiresAt), VERIFICATION.minutes * 60), resendIn: secondsTo(resendAt) };
}
