import type { ApiModule } from '../../platform/module';
import { communityRoutes } from './community.routes';
import { reactionRoutes } from './reaction.routes';
import { reviewWriteRoutes } from './review-write.routes';
import { ugcRoutes } from './ugc.routes';

/** What members write: reviews, feeds, talks, whom they follow, and the search in reviews and feeds. */
export const ugcModule: ApiModule = {
  name: 'ugc',
  register(app, deps) {
    ugcRoutes(app, deps);
    communityRoutes(app, deps);
    reviewWriteRoutes(app, deps);
    reactionRoutes(app, deps);
  },
};
