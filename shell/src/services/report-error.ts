import { LOGIN_LOCK } from '@hyangro/contracts/constants';
import { REFUSALS, messageValues } from '@hyangro/contracts/errors/refusals';
import type { ApiError } from '@hyangro/runtime';

export interface ErrorPolicy {
  /** Text of a message code with its values; null when no catalogue has it. Loads the full catalogue when needed. */
  textOf(code: string, values?: Record<string, unknown>): Promise<string | null>;
  toast(text: string): void;
  alert(text: string): Promise<void>;
  /** The session the server no longer knows is forgotten here too. */
  destroySession(): void;
  goToLogin(): void;
  goToMain(): void;
}
const UNKNOWN_USER = 'UsernameNotFoundException';

/** Whether the answer to a failed call is the way to Login. */
export const needsLogin = ({ status, body: { exceptionName } }: ApiError): boolean =>
  status === 401 ? exceptionName !== UNKNOWN_USER : exceptionName === 'AccessDeniedException';

/** The error catalogue of specification §8, in one place. */
export async function reportApiError(error: ApiError, policy: ErrorPolicy): Promise<void> {
  const text = async (code: string, values?: Record<string, unknown>) =>
    (await policy.textOf(code, values)) ?? (await policy.textOf('common.a0004', { code })) ?? code;

  const askForLogin = async () => {
    policy.destroySession();
    await policy.alert(await text(REFUSALS.LOGIN_REQUIRED.messageCode));
    policy.goToLogin();
  };
  const wrongPassword = async ([count, limit = LOGIN_LOCK.attempts]: readonly unknown[]) =>
    Number(count) === 1
      ? policy.toast(await text('login.a0003'))
      : policy.alert(await text(REFUSALS.LOGIN_FAILED.messageCode, { count, limit }));
  const orderRefused = async (code: string, args: readonly unknown[]) => {
    const reason = await text(code, messageValues(code, args));
    await policy.alert(await text('order.a0001', { reason }));
    if (code === REFUSALS.ORDER_PRODUCT_MISSING.messageCode) policy.goToMain();
  };

  const { exceptionName, messageCode, args } = error.body;
  if (needsLogin(error)) return askForLogin();
  switch (exceptionName) {
    case 'OrderException':
      return orderRefused(messageCode, args);
    case 'BadCredentials':
    case 'CountedBadCredentials':
      return wrongPassword(args);
    case UNKNOWN_USER:
      return policy.toast(await text('login.a0005'));
    default:
      return policy.alert(await text(messageCode, messageValues(messageCode, args)));
  }
}
