import type { ApiModule } from '../../platform/module';
import { moderationRoutes } from './moderation.routes';

/** What members report, authors appeal and operators decide of what members write. */
export const moderationModule: ApiModule = { name: 'moderation', register: moderationRoutes };
