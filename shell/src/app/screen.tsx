import { use } from 'react';
import type { Location } from 'react-router-dom';
import { RouteParams } from '@hyangro/runtime';
import { isRemoteScreen, type ScreenMatch } from '../remotes/registry-route';
import { ScreenShown } from './screen-shown';
import { ComingScreen } from './coming-screen';
import { NotFoundScreen } from './not-found-screen';
import { usePage } from './page-context';
import { ScreenBoundary } from './screen-boundary';

interface Props {
  location: Location;
  match: ScreenMatch | null;
}

/** One screen in its own error boundary: what fails in it costs this screen only. */
export const Screen = ({ location, match }: Props) => (
  <ScreenBoundary location={location} match={match}>
    <Content location={location} match={match} />
    <ScreenShown location={location} />
  </ScreenBoundary>
);

function Content({ location, match }: Props) {
  if (!match) return <NotFoundScreen />;
  if (!isRemoteScreen(match)) return <ComingScreen />;
  return <RemoteScreen location={location} match={match} />;
}

function RemoteScreen({ location, match }: { location: Location; match: ScreenMatch }) {
  const { screens } = usePage();
  const { Screen: Remote } = use(screens.load(match));
  return (
    <div data-mfe={`${match.row.owner}@${screens.versionOf(match.row.owner) ?? ''}`}>
      <RouteParams route={match.row} params={match.params} pathname={location.pathname}>
        <Remote />
      </RouteParams>
    </div>
  );
}
