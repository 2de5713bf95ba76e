import { LOGIN_LOCK } from '@hyangro/contracts/constants';
import { messageValues } from '@hyangro/contracts/errors/refusals';
import { ApiError, NetworkError } from '@hyangro/runtime';

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
/** Failed calls within this time are one burst: the sorry-toast shows once. */
const BURST_MS = 3000;
const PRODUCT_MISSING = 'order.a0015';

/** The error catalogue of specification §8, in one place. Anything that is no failed call is thrown on to the boundary. */
export function createReportError(policy: ErrorPolicy, now: () => number = Date.now) {
  let lastSorry = -Infinity;
  const text = async (code: string, values?: Record<string, unknown>) => (await policy.textOf(code, values)) ?? (await unknown(code));
  const unknown = async (code: string) => (await policy.textOf('common.a0004', { code })) ?? code;

  const sorry = async () => {
    if (now() - lastSorry < BURST_MS) return;
    lastSorry = now();
    policy.toast(await text('common.a0001'));
  };
  const askForLogin = async () => {
    policy.destroySession();
    await policy.alert(await text('common.a0002'));
    policy.goToLogin();
  };
  const wrongPassword = async (count: unknown, limit: unknown) => {
    if (Number(count) === 1) return policy.toast(await text('login.a0005'));
    await policy.alert(await text('login.a0001', { count, limit: limit ?? LOGIN_LOCK.attempts }));
  };
  const orderRefused = async (code: string, args: readonly unknown[]) => {
    const reason = await text(code, messageValues(code, args));
    await policy.alert(await text('order.a0001', { reason }));
    if (code === PRODUCT_MISSING) policy.goToMain();
  };

  return async function reportError(error: unknown): Promise<void> {
    if (isAbort(error)) return;
    if (error instanceof NetworkError) return sorry();
    if (!(error instanceof ApiError)) throw error;
    const { exceptionName, messageCode, args } = error.body;
    if (error.status === 401) {
      if (exceptionName === 'UsernameNotFoundException') return policy.toast(await text('login.a0005'));
      return askForLogin();
    }
    switch (exceptionName) {
      case 'OrderException':
        return orderRefused(messageCode, args);
      case 'BadCredentials':
      case 'CountedBadCredentials':
        return wrongPassword(args[0], args[1]);
      case 'DisabledException':
        return policy.alert(await text('login.a0002'));
      case 'AccessDeniedException':
        return askForLogin();
    }
    if (messageCode === 'common.a0001' || isGateway(error)) return sorry();
    return policy.alert(await text(messageCode, messageValues(messageCode, args)));
  };
}

/** The shop's server reached no API: as good as no answer. */
const isGateway = ({ status }: ApiError) => status === 502 || status === 503 || status === 504;
const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';
