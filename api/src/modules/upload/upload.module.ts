import { everyMinutes } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { mediaRoutes } from './media/media.routes';
import { removeLeftMedia } from './media/media.service';
import { uploadRoutes } from './upload.routes';
import { removeUnattached } from './upload.service';

/** Pictures and films that members send, kept for themselves until something names them. */
export const uploadModule: ApiModule = {
  name: 'upload',
  register: async (app, deps) => {
    uploadRoutes(app, deps);
    await mediaRoutes(app, deps);
  },
  jobs: [
    { name: 'uploads-unattached', slot: everyMinutes(60), run: (deps) => removeUnattached(deps, deps.clock.now()) },
    { name: 'media-left', slot: everyMinutes(60), run: (deps) => removeLeftMedia(deps, deps.clock.now()) },
  ],
};
