import { LOGIN_LOCK } from '@hyangro/contracts/constants';
import type { Db } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import { passwordFits } from '../../platform/session/password';
import { findLogin, type Login } from '../member/public';
import { countAttempt, findLock, forgetAttempts } from './login.repository';

type PasswordCall = Pick<CallContext<'LOGIN_FAILED' | 'LOGIN_LOCKED'>, 'now' | 'refuse'>;

/**
 * Who a right id and password belong to. An unknown id is answered like a known one: same count, lock, body and
 * time (§8, ST-LCK-01). Refuses LOGIN_FAILED with the count, LOGIN_LOCKED from the fifth wrong attempt on.
 */
export async function checkLogin(
  db: Db,
  typedId: string,
  password: string,
  { now, refuse }: Pick<CallContext<'LOGIN_FAILED' | 'LOGIN_LOCKED' | 'MEMBER_LOCKED'>, 'now' | 'refuse'>,
): Promise<Login> {
  const found = await findLogin(db, typedId);
  const login = await checkPassword(db, { login: found, loginId: found?.loginId ?? typedId }, password, { now, refuse });
  // Only whoever knows the password hears of it.
  return login.status === 'LOCKED' ? refuse('MEMBER_LOCKED') : login;
}

/** The same for an id that was looked up: null where there is none. */
export async function checkPassword<L extends Pick<Login, 'passwordHash'>>(
  db: Db,
  { login, loginId }: { login: L | null; loginId: string },
  password: string,
  { now, refuse }: PasswordCall,
): Promise<L> {
  const attempts = await countAttempt(db, loginId, now);
  if (attempts === null) {
    const until = await findLock(db, loginId, now);
    return refuse('LOGIN_LOCKED', Math.max(1, Math.ceil(((until ?? now).getTime() - now.getTime()) / 1000)));
  }
  if (!(await passwordFits(login?.passwordHash ?? null, password)) || !login) {
    return attempts >= LOGIN_LOCK.attempts
      ? refuse('LOGIN_LOCKED', LOGIN_LOCK.minutes * 60)
      : refuse('LOGIN_FAILED', attempts, LOGIN_LOCK.attempts);
  }
  await forgetAttempts(db, loginId);
  return login;
}
