import type { ApiModule } from '../../platform/module';
import { commonRoutes } from './common.routes';

export const commonModule: ApiModule = { name: 'common', register: commonRoutes };
