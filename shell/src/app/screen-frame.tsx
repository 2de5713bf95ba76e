import { memo, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext, type Location, type NavigationType } from 'react-router-dom';
import type { ScreenMatch } from '../remotes/registry-route';
import { Screen } from './screen';

interface Props {
  location: Location;
  action: `${NavigationType}`;
  match: ScreenMatch | null;
}

/** A screen in its own location: a kept one does not follow the address to other screens, and is not rendered again when they change. */
export const ScreenFrame = memo(function ScreenFrame({ location, action, match }: Props) {
  const here = useMemo(() => ({ location, navigationType: action as NavigationType }), [location, action]);
  return (
    <LocationContext value={here}>
      <div data-screen={location.pathname}>
        <Screen location={location} match={match} />
      </div>
    </LocationContext>
  );
});
