import { useEffect, useRef } from 'react';
import { memberStore, useServices } from '@hyangro/runtime';

/** Prevents a redirect loop when ping and session disagree: at most one automatic return in this time. */
const ONCE_IN_MS = 10_000;
/** `memberStore` of when the page last sent somebody back. */
export const sentBackStore = memberStore(-Infinity);

/** The login page checks once more: a visitor whose session is still valid goes straight back (ST-LOG-02). */
export function useStillLoggedIn(onLoggedIn: () => void) {
  const services = useServices();
  const latest = useRef(onLoggedIn);
  useEffect(() => {
    latest.current = onLoggedIn;
  });
  useEffect(() => {
    const abort = new AbortController();
    const sentBackAtMs = sentBackStore(services.memberMemory);
    const look = async () => {
      const { isLogin } = await services.api('GET /login/v2/ping', { signal: abort.signal });
      if (!isLogin || services.now() - sentBackAtMs.get() < ONCE_IN_MS) return;
      sentBackAtMs.set(services.now());
      await services.sessionStarted(await services.api('GET /login/simple-details', { signal: abort.signal }));
      if (!abort.signal.aborted) latest.current();
    };
    // No answer: the form is there to try.
    look().catch(() => undefined);
    return () => abort.abort();
  }, [services]);
}
