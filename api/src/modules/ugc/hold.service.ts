import type { Db } from '../../platform/db/db';
import { kstDay } from '../../platform/clock/clock';
import type { MemberContext } from '../../platform/http/call';
import { findBan, findBannedWords, saveCase } from './moderation.repository';
import { findHeld } from './screen.rules';
import { setHidden, type Target } from './target.repository';

/** Refuses a member who may write nothing for some days. Every call that writes words asks it first. */
export async function mustMayWrite(
  db: Db,
  { member, now, refuse }: Pick<MemberContext<'UGC_BANNED'>, 'member' | 'now' | 'refuse'>,
): Promise<void> {
  const until = await findBan(db, member.memCd, now);
  if (until) refuse('UGC_BANNED', kstDay(until));
}

/**
 * Puts what was just written out of sight until an operator has looked, where it says a banned word or names a link. Call it in the transaction that
 * writes it, after its row. Answers whether it waits.
 */
export async function holdWords(tx: Db, written: Target, now: Date): Promise<boolean> {
  const held = findHeld(written.text, await findBannedWords(tx));
  if (!held) return false;
  const { target, targetCd, ugcCd, memCd } = written;
  const state = { ...held, state: 'WAITING' as const, note: '', isQueued: true, since: now, appeal: null, appealedAt: null };
  if (await setHidden(tx, written, now)) await saveCase(tx, { target, targetCd, ugcCd, memCd, ...state }, state);
  return true;
}
