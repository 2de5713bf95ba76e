import { PaymentFault, type PaymentPort } from './payment-port';

/** So many answers in a row that did not come are taken for a provider that is away. */
const UNANSWERED_LIMIT = 3;
/** Longest time of one run; a job is due again within a minute. */
const BUDGET_MS = 40_000;

export interface ProviderRun {
  payment: PaymentPort;
  /** The provider is away or the run's time is over: what is left waits for the next run. */
  isOver(): boolean;
}

/**
 * The provider as one run of a job uses it: a run over many payments ends early when nobody answers, instead of waiting out the time limit
 * of each. Take first what was tried least recently, so that the next run begins with others.
 */
export function providerRun(payment: PaymentPort, budgetMs = BUDGET_MS): ProviderRun {
  const startedAt = performance.now();
  let unanswered = 0;
  const watched =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      try {
        const answer = await call(...args);
        unanswered = 0;
        return answer;
      } catch (error) {
        unanswered = error instanceof PaymentFault && !error.isFinal ? unanswered + 1 : 0;
        throw error;
      }
    };
  return {
    payment: {
      ...payment,
      start: watched(payment.start.bind(payment)),
      confirm: watched(payment.confirm.bind(payment)),
      cancel: watched(payment.cancel.bind(payment)),
      get: watched(payment.get.bind(payment)),
    },
    isOver: () => unanswered >= UNANSWERED_LIMIT || performance.now() - startedAt > budgetMs,
  };
}
