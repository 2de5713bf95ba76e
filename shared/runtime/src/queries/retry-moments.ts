const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
/** Returning to a tab fires two events, waking up three. */
const BURST_MS = 500;

/** Pause before the next try after so many failed ones: 2 s, doubled each time, a minute at most. */
export const retryPauseMs = (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);

/**
 * Calls `retry` whenever it may help: the network is back, the page is looked at again, and from time to time with growing
 * pauses. A hidden page asks nothing. Returns the way to stop.
 */
export function onRetryMoments(retry: () => void): () => void {
  let count = 0;
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout>;
  const attempt = () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < BURST_MS) return;
    last = Date.now();
    retry();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      schedule();
      attempt();
    }, retryPauseMs(count++));
  };
  schedule();
  window.addEventListener('online', attempt);
  window.addEventListener('focus', attempt);
  document.addEventListener('visibilitychange', attempt);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', attempt);
    window.removeEventListener('focus', attempt);
    document.removeEventListener('visibilitychange', attempt);
  };
}
