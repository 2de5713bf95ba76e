import { everyMinutes } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { uploadRoutes } from './upload.routes';
import { removeUnattached } from './upload.service';

/** Pictures that members send, kept for themselves until something names them. */
export const uploadModule: ApiModule = {
  name: 'upload',
  register: (app, deps) => uploadRoutes(app, deps),
  jobs: [{ name: 'uploads-unattached', slot: everyMinutes(60), run: (deps) => removeUnattached(deps, deps.clock.now()) }],
};
