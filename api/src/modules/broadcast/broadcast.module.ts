import { everyMinutes } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { broadcastRoutes } from './broadcast.routes';
import { runBroadcasts } from './broadcast.service';

/** News of the shop for many members, put in line by operators. */
export const broadcastModule: ApiModule = {
  name: 'broadcast',
  register: broadcastRoutes,
  jobs: [{ name: 'broadcasts', slot: everyMinutes(1), run: ({ db, clock }) => runBroadcasts(db, () => clock.now()) }],
};
