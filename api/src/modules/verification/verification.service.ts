import { VERIFICATION } from '@hyangro/contracts/constants';
import { daysBefore } from '../../platform/clock/clock';
import { newCode } from '../../platform/code';
import type { Db, RootDb } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import type { Message, Outbox } from '../../platform/outbox/outbox';
import { hashOneTimeCode, newOneTimeCode, oneTimeCodeFits } from './one-time-code.rules';
import {
  confirmVerification,
  countSentSince,
  findLastSentAt,
  insertVerification,
  lockTarget,
  takeTry,
  useVerification,
  type Named,
} from './verification.repository';
import type { Purpose } from './verification.tables';

/** Stored where no code was sent; no code fits it. */
const NO_CODE = '';
type SendRefusal = 'VERIFICATION_TOO_SOON' | 'VERIFICATION_LIMIT';
type CheckRefusal = 'VERIFICATION_WRONG' | 'VERIFICATION_EXPIRED';

interface Sending {
  purpose: Purpose;
  /** Digits of a phone, or a mail address in any case. */
  to: string;
  /** Whom the code proves, the newest first; null where it proves the target alone. Nobody: no code is sent, the message says so. */
  memCds: readonly string[] | null;
  message(code: string): Message;
}

/**
 * Sends a code to a phone or mailbox. Whether an account fits changes neither the answer nor the work. Refuses VERIFICATION_TOO_SOON
 * within the cool-down, VERIFICATION_LIMIT after ten to the same target in a day, whoever asked and for what.
 */
export async function sendCode(
  db: RootDb,
  outbox: Outbox,
  { purpose, to, memCds, message }: Sending,
  { now, refuse }: Pick<CallContext<SendRefusal>, 'now' | 'refuse'>,
) {
  const code = newOneTimeCode();
  const verificationCd = newCode('VF', 20);
  const target = to.toLowerCase();
  await db.transaction(async (tx) => {
    await lockTarget(tx, target);
    const lastSentAt = await findLastSentAt(tx, target);
    const waitedSeconds = lastSentAt ? (now.getTime() - lastSentAt.getTime()) / 1000 : Infinity;
    if (waitedSeconds < VERIFICATION.resendSeconds) refuse('VERIFICATION_TOO_SOON', Math.ceil(VERIFICATION.resendSeconds - waitedSeconds));
    if ((await countSentSince(tx, target, daysBefore(now, 1))) >= VERIFICATION.perDay) refuse('VERIFICATION_LIMIT', VERIFICATION.perDay);
    const codeHash = hashOneTimeCode(verificationCd, code);
    await insertVerification(tx, {
      verificationCd,
      target,
      purpose,
      memCds: [...(memCds ?? [])],
      codeHash: memCds?.length === 0 ? NO_CODE : codeHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + VERIFICATION.minutes * 60_000),
    });
    await outbox.put(tx, message(code), now);
  });
  return {
    verificationCd,
    expiresInSeconds: VERIFICATION.minutes * 60,
    resendInSeconds: VERIFICATION.resendSeconds,
  };
}

/** Confirms a code; answers whom it proves. Refuses VERIFICATION_WRONG, and VERIFICATION_EXPIRED after three minutes or five tries. */
export async function checkCode(
  db: Db,
  named: Named,
  code: string,
  { now, refuse }: Pick<CallContext<CheckRefusal>, 'now' | 'refuse'>,
): Promise<readonly string[]> {
  const counted = await takeTry(db, named, now);
  if (!counted) return refuse('VERIFICATION_EXPIRED');
  if (!oneTimeCodeFits(counted.codeHash, named.verificationCd, code))
    refuse(counted.tries >= VERIFICATION.tries ? 'VERIFICATION_EXPIRED' : 'VERIFICATION_WRONG');
  await confirmVerification(db, named.verificationCd, now);
  return counted.memCds;
}

/** Uses up what a code has proved, confirmed within the minutes: once. Null when there is nothing to use. */
export const spendProof = (db: Db, named: Named, { minutes, now }: { minutes: number; now: Date }) =>
  useVerification(db, named, { since: new Date(now.getTime() - minutes * 60_000), now });
