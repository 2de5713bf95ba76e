import { lazy, Suspense, useEffect, useState } from 'react';

const Announcements = lazy(() =>
  // The home stands without them.
  import(/* webpackChunkName: "announcements" */ './announcements').catch(() => ({ default: () => null })),
);

/** The shopper has seen the page before anything stands over it. */
export const SHOW_AFTER_MS = 5_000;

/** Notice and floating banners: their code and their words come when the home has been in sight for a while. */
export function LateAnnouncements() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return;
    const timer = setTimeout(() => setDue(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
  return (
    isDue && (
      <Suspense fallback={null}>
        <Announcements />
      </Suspense>
    )
  );
}
