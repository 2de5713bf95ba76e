/** Safari has no idle callbacks: by then a page has come to rest. */
const REST_MS = 200;
/** A busy page does its idle work after this long all the same. */
const LATEST_MS = 3000;

/** Does a job once the browser has nothing better to do, each in a task of its own. Answers how to call it off. */
export function whenIdle(job: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(job, REST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(job, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
