import { LOGIN_LOCK } from '@hyangro/contracts/constants';
import type { Db } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import { findLogin } from '../member/public';
import { countAttempt, forgetAttempts } from './login.repository';
import { passwordFits } from '../../platform/session/password';

/**
 * The member code behind a right id and password. An unknown id is answered like a known one: same count, lock, body and
 * time (§8, ST-LCK-01). Refuses LOGIN_FAILED with the count, LOGIN_LOCKED from the fifth wrong attempt on.
 */
export async function checkLogin(
  db: Db,
  typedId: string,
  password: string,
  { now, refuse }: Pick<CallContext<'LOGIN_FAILED' | 'LOGIN_LOCKED'>, 'now' | 'refuse'>,
): Promise<string> {
  const login = await findLogin(db, typedId);
  const countedId = login?.loginId ?? typedId;
  const attempts = await countAttempt(db, countedId, now);
  if (attempts === null) return refuse('LOGIN_LOCKED');
  if (!(await passwordFits(login?.passwordHash ?? null, password)) || !login) {
    return attempts >= LOGIN_LOCK.attempts ? refuse('LOGIN_LOCKED') : refuse('LOGIN_FAILED', attempts, LOGIN_LOCK.attempts);
  }
  await forgetAttempts(db, countedId);
  return login.memCd;
}
