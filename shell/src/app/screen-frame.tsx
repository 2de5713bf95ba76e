import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { UNSAFE_LocationContext as LocationContext, type Location, type NavigationType } from 'react-router-dom';
import type { ScreenMatch } from '../remotes/registry-route';
import { usePage } from './page-context';
import { Screen } from './screen';

interface Props {
  location: Location;
  action: `${NavigationType}`;
  match: ScreenMatch | null;
}

/**
 * A screen in its own location: a kept one does not follow the address to other screens, and is not rendered again when they
 * change. Brings the page to the right height when the screen appears; layout effects run again when a kept screen returns.
 */
export const ScreenFrame = memo(function ScreenFrame({ location, action, match }: Props) {
  const { scroll } = usePage();
  const here = useMemo(() => ({ location, navigationType: action as NavigationType }), [location, action]);
  const latest = useRef({ location, action });
  useLayoutEffect(() => {
    latest.current = { location, action };
  });
  useLayoutEffect(() => {
    scroll?.arrive(latest.current.location, latest.current.action);
  }, [scroll]);
  useLayoutEffect(() => {
    if (location.hash) scroll?.restore(location, 'PUSH');
  }, [scroll, location]);
  return (
    <LocationContext value={here}>
      <div data-screen={location.pathname}>
        <Screen location={location} match={match} />
      </div>
    </LocationContext>
  );
});
