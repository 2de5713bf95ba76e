import { useEffect, useRef } from 'react';
import { useServices } from '@hyangro/runtime';

/** The login page asks once more: whoever the server still knows goes straight back (ST-LOG-02). */
export function useStillLoggedIn(onLoggedIn: () => void) {
  const services = useServices();
  const latest = useRef(onLoggedIn);
  useEffect(() => {
    latest.current = onLoggedIn;
  });
  useEffect(() => {
    const abort = new AbortController();
    const look = async () => {
      const { isLogin } = await services.api('GET /login/v2/ping', { signal: abort.signal });
      if (!isLogin) return;
      await services.sessionStarted(await services.api('GET /login/simple-details', { signal: abort.signal }));
      if (!abort.signal.aborted) latest.current();
    };
    // No answer: the form is there to try.
    look().catch(() => undefined);
    return () => abort.abort();
  }, [services]);
}
