import type { CodeSent, FoundAccount } from '@hyangro/contracts/session/recovery.contract';
import type { ContactKind } from '@hyangro/contracts/session/recovery.rules';
import type { CodeClock } from '../common/use-sent-clock';

/*
 * What one page passes to the next in the history entry, so that a reload loses nothing. Anybody may have written it: only values of the
 * expected names and kinds are taken over.
 */

/** What was typed, to ask for another code with. */
export interface Asked {
  loginId: string;
  by: ContactKind;
  contact: string;
}
/** A code that is on its way. */
export interface SentCode extends CodeClock {
  verificationCd: string;
  sentTo: string;
}
export type Recovery = Asked & SentCode;

/** An answer of the server, by the page's clock. */
export const sentCode = ({ verificationCd, sentTo, expiresInSeconds, resendInSeconds }: CodeSent, now: number): SentCode => ({
  verificationCd,
  sentTo,
  expiresAt: now + expiresInSeconds * 1000,
  resendAt: now + resendInSeconds * 1000,
});

export function recoveryOf(state: unknown): Recovery | null {
  const { loginId, by, contact, verificationCd, sentTo, expiresAt, resendAt } = fieldsOf(state);
  if (by !== 'phone' && by !== 'email') return null;
  if (![loginId, contact, verificationCd, sentTo].every(isText) || ![expiresAt, resendAt].every(Number.isFinite)) return null;
  return { loginId, by, contact, verificationCd, sentTo, expiresAt, resendAt } as Recovery;
}

/** The code that was confirmed, and the id it is for. */
export function provenOf(state: unknown): { verificationCd: string; loginId: string } | null {
  const { provenCd, loginId } = fieldsOf(state);
  return isText(provenCd) && isText(loginId) ? { verificationCd: provenCd, loginId } : null;
}

export function accountsOf(state: unknown): FoundAccount[] {
  const { accounts } = fieldsOf(state);
  if (!Array.isArray(accounts)) return [];
  return (accounts as unknown[]).filter((account): account is FoundAccount => {
    const { maskedId, joinedAt } = fieldsOf(account);
    return isText(maskedId) && isText(joinedAt) && !Number.isNaN(Date.parse(joinedAt));
  });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
