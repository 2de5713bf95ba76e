import { useMemo, type ReactNode } from 'react';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import { ComingContext } from '@hyangro/runtime';
import { isRemoteScreen, matchScreen } from '../remotes/registry-route';
import { useMessages } from './messages';
import { usePage } from './page-context';

/** A link to a screen that its remote has not released yet says so and leads nowhere; with the release it opens by itself. */
export function ComingDoors({ children }: { children: ReactNode }) {
  const { routes } = usePage();
  const word = useMessages()('coming.mark');
  return <ComingContext value={useMemo(() => wordAt(routes, word), [routes, word])}>{children}</ComingContext>;
}

/** Every link of the page asks at each of its renders: the answer is found once for a path. */
function wordAt(routes: readonly RegistryRoute[], word: string) {
  const known = new Map<string, string | null>();
  return (to: string): string | null => {
    const [path = ''] = to.split(/[?#]/);
    let answer = known.get(path);
    if (answer === undefined) {
      const match = matchScreen(routes, path);
      known.set(path, (answer = match && !isRemoteScreen(match) ? word : null));
    }
    return answer;
  };
}
