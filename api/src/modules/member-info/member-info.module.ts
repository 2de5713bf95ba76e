import type { ApiModule } from '../../platform/module';
import { memberInfoRoutes } from './member-info.routes';

/** A member's own data: name, birthday, gender, and where the member can be reached. */
export const memberInfoModule: ApiModule = { name: 'member-info', register: memberInfoRoutes };
