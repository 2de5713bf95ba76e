import type { CheckOutcome } from '@hyangro/contracts/member/real-name.contract';
import type { Db, RootDb } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import type { Deps } from '../../platform/module';
import { hashToken, newToken } from '../../platform/session/token';
import { findRealName, verifyRealName } from '../member/public';
import { findCheck, findOpenCheck, insertCheck, takeCheck } from './real-name.repository';

/** How long a browser may be away at the provider. */
const AWAY_MINUTES = 10;

/** Whoever confirms that a person is who the details say. */
export interface IdentityCheckPort {
  /** Where the browser goes; it comes back to `/mypage/member-info/real-name-auth` with the state and an answer. */
  begin(state: string): Promise<string>;
  /** What the answer says of this state; null when the provider has not said it. */
  read(state: string, answer: string, now: Date): Promise<Extract<CheckOutcome, 'VERIFIED' | 'REFUSED' | 'LATE'> | null>;
}

const backUntil = (now: Date) => new Date(now.getTime() - AWAY_MINUTES * 60_000);

/** When a check of these details began that is still open. */
export const pendingSince = (db: Db, realNameCd: string, memCd: string, now: Date): Promise<Date | null> =>
  findOpenCheck(db, realNameCd, memCd, backUntil(now));

/** Begins a check of the member's details; answers where the browser goes. */
export async function beginCheck(
  { db, config, provider }: Pick<Deps, 'db' | 'config'> & { provider: IdentityCheckPort | null },
  { member, now, refuse }: Pick<MemberContext<'REAL_NAME_MISSING' | 'REAL_NAME_CHECK_UNAVAILABLE'>, 'member' | 'now' | 'refuse'>,
): Promise<string> {
  if (!provider) return refuse('REAL_NAME_CHECK_UNAVAILABLE');
  const { memCd } = member;
  const { realNameCd } = (await findRealName(db, { config }, memCd)) ?? refuse('REAL_NAME_MISSING');
  const state = newToken();
  await insertCheck(db, { stateHash: hashToken(state), memCd, realNameCd, createdAt: now });
  return provider.begin(state);
}

/**
 * The browser is back from the provider, logged in or not: the state is its proof. An answer counts once, for ten minutes, and for the details
 * that were saved when the check began.
 */
export async function endCheck(
  { db, provider }: { db: RootDb; provider: IdentityCheckPort | null },
  { state, answer }: { state: string; answer: string },
  now: Date,
): Promise<CheckOutcome> {
  const stateHash = hashToken(state);
  const check = await findCheck(db, stateHash);
  const said = check && (await provider?.read(state, answer, now));
  if (!check || !said) return 'UNKNOWN';
  if (check.usedAt) return 'USED';
  const outcome = check.createdAt < backUntil(now) ? 'LATE' : said;
  return db.transaction(async (tx) => {
    if (!(await takeCheck(tx, stateHash, now))) return 'USED';
    if (outcome !== 'VERIFIED') return outcome;
    return (await verifyRealName(tx, check.realNameCd, now)) ? 'VERIFIED' : 'UNKNOWN';
  });
}
