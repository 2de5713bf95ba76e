import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { ONE_TIME_CODE_DIGITS } from '@hyangro/contracts/constants';

/** A code for a phone or mailbox: each value as likely as any other. */
export const newOneTimeCode = (): string => String(randomInt(10 ** ONE_TIME_CODE_DIGITS)).padStart(ONE_TIME_CODE_DIGITS, '0');

/** What is stored of a code; `salt` ties it to the one place where it may be used. */
export const hashOneTimeCode = (salt: string, code: string): string => createHash('sha256').update(`${salt}:${code}`).digest('base64url');

/** Whether a typed code is the one behind a stored hash. */
export function oneTimeCodeFits(codeHash: string, salt: string, typed: string): boolean {
  const [stored, given] = [Buffer.from(codeHash), Buffer.from(hashOneTimeCode(salt, typed))];
  return stored.length === given.length && timingSafeEqual(stored, given);
}
