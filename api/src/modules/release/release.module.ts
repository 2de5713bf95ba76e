import type { ApiModule } from '../../platform/module';
import { canaryWatch } from './canary-watch.job';
import { releaseRoutes } from './release.routes';

/** Releases of remotes, as far as they need what the shop knows of its visits. */
export const releaseModule: ApiModule = { name: 'release', register: releaseRoutes, jobs: [canaryWatch] };
