import type { ApiModule } from '../../platform/module';
import { ugcRoutes } from './ugc.routes';

/** What members write: reviews, the search in reviews and feeds, and the tables of feeds and talks. */
export const ugcModule: ApiModule = { name: 'ugc', register: ugcRoutes };
