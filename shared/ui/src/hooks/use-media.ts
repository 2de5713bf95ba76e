import { useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now. On the server and while hydrating it answers `server`.
 * @param query as in `matchMedia`
 */
export const useMedia = (query: string, server = false): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => server,
  );
