import { idempotentCallsCleaning } from '../../platform/http/idempotent-calls.job';
import type { ApiModule } from '../../platform/module';
import { accessLogCleaning } from './access-log.job';
import { commonRoutes } from './common.routes';

export const commonModule: ApiModule = { name: 'common', register: commonRoutes, jobs: [accessLogCleaning, idempotentCallsCleaning] };
