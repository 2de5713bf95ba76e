import { FAULT_CODE } from '@hyangro/contracts/errors/known-refusals';
import { ApiError, isUnreachable } from '@hyangro/runtime';
import type { ErrorPolicy } from './report-error';

/** Failed calls within this time are one burst: the network-error toast shows once (ERR-NET). */
const BURST_MS = 3000;

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * How the page shows failed calls. The toast for an unreachable API is here: without a network no chunk can be loaded; the error
 * catalogue of specification §8 comes with the first error that needs it.
 */
export function createErrorReports(policy: ErrorPolicy, now: () => number = Date.now) {
  let lastSorry = -Infinity;
  let asking: Promise<void> | null = null;
  async function showNetworkError() {
    if (now() - lastSorry < BURST_MS) return;
    lastSorry = now();
    policy.toast((await policy.textOf(FAULT_CODE)) ?? '');
  }
  return async function reportError(error: unknown): Promise<void> {
    if (isAbort(error)) return;
    if (isUnreachable(error)) return showNetworkError();
    if (!(error instanceof ApiError)) throw error;
    const catalogue = await import(/* webpackChunkName: "errors" */ './report-error').catch(() => null);
    if (!catalogue || error.body.messageCode === FAULT_CODE) return showNetworkError();
    if (!catalogue.needsLogin(error)) return catalogue.reportApiError(error, policy);
    // All calls of a page fail together when its session ends: the reader is asked once.
    asking ??= catalogue.reportApiError(error, policy).finally(() => (asking = null));
    return asking;
  };
}
