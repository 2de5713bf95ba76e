import type { RootDb, Tx } from '../../platform/db/db';
import type { Refuse } from '../../platform/http/refusal';
import { lockMember } from '../member/public';
import { countWaysIn } from './ways-in.repository';

/**
 * Takes a way in away from a member, unless it is the last one: LAST_WAY_IN, and it stays (R-MY-17). Of two that are taken away at once
 * the second waits, and finds what is left.
 */
export async function removeWayIn(
  db: RootDb,
  memCd: string,
  refuse: Refuse<'LAST_WAY_IN'>,
  remove: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memCd);
    await remove(tx);
    if ((await countWaysIn(tx, memCd)) === 0) refuse('LAST_WAY_IN');
  });
}
