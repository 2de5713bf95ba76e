import { LOGIN_FAILED, LOGIN_LOCKED } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, useTextOfCode } from '@hyangro/runtime';

/** Calls that take the password of who is logged in. */
type PasswordCall = 'PUT /member/password' | 'POST /member/confirm-password';

/** What is said at the field of a wrong password, with its count, or of a lock, with the time that is left; null for any other failure. */
export function usePasswordError(): (error: unknown, call: PasswordCall) => string | null {
  const textOf = useTextOfCode();
  return (error, call) => {
    if (isRefusal(error, call, LOGIN_FAILED)) {
      const [count, limit] = error.body.args;
      return textOf(LOGIN_FAILED.code, { count, limit });
    }
    return isRefusal(error, call, LOGIN_LOCKED) ? textOf(LOGIN_LOCKED.code, { seconds: error.body.args[0] }) : null;
  };
}
