import { REMOTES, routeRow, type RouteName } from '@hyangro/contracts/routes/table';
import { doorFile, readDoor } from './door';

const builtScreens = new Map(
  REMOTES.map((remote) => [
    remote,
    readDoor(doorFile(remote))
      .filter(({ kind }) => kind === 'screens')
      .map(({ key }) => key),
  ]),
);

/** Whether the remote that owns a route has its screen; otherwise it is still to come. */
export const isBuilt = (name: RouteName): boolean => {
  const { owner, screen } = routeRow(name);
  return builtScreens.get(owner)?.includes(screen) ?? false;
};
