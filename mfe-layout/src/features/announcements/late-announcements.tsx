import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@hyangro/runtime';

const Announcements = lazy(() =>
  // The home stands without them.
  import(/* webpackChunkName: "announcements" */ './announcements').catch(() => ({ default: () => null })),
);

/** Notice and floating banners: their code and their words come when the page is at rest. */
export function LateAnnouncements() {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  return (
    isDue && (
      <Suspense fallback={null}>
        <Announcements />
      </Suspense>
    )
  );
}
