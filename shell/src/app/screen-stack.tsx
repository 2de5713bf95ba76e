import { Activity, startTransition, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom';
import { KEEP_ALIVE_MAX } from '@hyangro/contracts/constants';
import { matchScreen, type ScreenMatch } from '../remotes/registry-route';
import { isSameVisit, WayContext } from '../router/opening';
import { usePage } from './page-context';
import { ScreenArrival } from './screen-arrival';
import { ScreenFrame } from './screen-frame';
import { ScreenSkeleton } from './screen-skeleton';
import { CAN_SKIP, Shelf } from './shelf';

interface Entry {
  key: string;
  location: Location;
  action: `${NavigationType}`;
  match: ScreenMatch | null;
}

/**
 * The visible screen and the kept ones behind it. A kept screen lives on in an `<Activity>`: its state and place stay, its
 * effects sleep. One Suspense boundary above all lets a transition hold the old screen until the new one is ready.
 */
export function ScreenStack({ isSkeleton }: { isSkeleton?: boolean }) {
  const { routes } = usePage();
  const location = useLocation();
  const action = useNavigationType();
  const epoch = useEpoch();
  const key = `${epoch} ${location.pathname}`;
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const last = entries.at(-1);
  let shown = entries;
  if (last?.key !== key || !isSameVisit(last.location, location)) {
    const match = matchScreen(routes, location.pathname);
    shown = withVisible(entries, { key, location, action, match }, `${epoch} `);
    setEntries(shown);
  }
  const { kept } = use(WayContext);
  useLayoutEffect(() => {
    if (CAN_SKIP) kept.set(shown.filter((entry) => entry.key !== key).map((entry) => entry.location));
  }, [kept, shown, key]);
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {isSkeleton ? (
        <ScreenSkeleton />
      ) : (
        [...shown].sort(byKey).map((entry) => (
          <Shelf key={entry.key} location={entry.location} isShown={entry.key === key} isKept={entry.match?.row.keepAlive ?? false}>
            <Activity mode={entry.key === key ? 'visible' : 'hidden'}>
              <ScreenArrival location={entry.location} action={entry.key === key ? action : entry.action} />
              <ScreenFrame location={entry.location} action={entry.action} match={entry.match} />
            </Activity>
          </Shelf>
        ))
      )}
    </Suspense>
  );
}

/** The entries with the visible one last: screens that are not kept go when left, kept ones by age beyond the limit, all of an older epoch. */
export function withVisible(entries: readonly Entry[], visible: Entry, epochPrefix: string, limit = KEEP_ALIVE_MAX): readonly Entry[] {
  const kept = entries.filter((entry) => entry.key !== visible.key && entry.match?.row.keepAlive && entry.key.startsWith(epochPrefix));
  // Back to the same entry of the history: nothing about the screen has changed, and nothing of it is rendered anew.
  const same = entries.find((entry) => entry.key === visible.key && isSameVisit(entry.location, visible.location));
  return [...kept, same ?? visible].slice(-limit);
}

/** React keeps the DOM where it is when the order never changes. */
const byKey = (a: Entry, b: Entry) => (a.key < b.key ? -1 : 1);

/** Follows the epoch in a transition, so that the old screen stays until its successor is ready. */
function useEpoch(): number {
  const { keepAliveEpoch } = usePage();
  const [epoch, setEpoch] = useState(keepAliveEpoch.get());
  useEffect(() => keepAliveEpoch.subscribe(() => startTransition(() => setEpoch(keepAliveEpoch.get()))), [keepAliveEpoch]);
  return epoch;
}
