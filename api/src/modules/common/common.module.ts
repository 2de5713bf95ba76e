import { idempotentCallsCleaning } from '../../platform/http/idempotent-calls.job';
import type { ApiModule } from '../../platform/module';
import { accessLogCleaning } from './access-log.job';
import { commonRoutes } from './common.routes';
import type { CommonPorts } from './product-view';

export const commonModule = (ports: CommonPorts): ApiModule => ({
  name: 'common',
  register: (app, deps) => commonRoutes(app, { ...deps, ...ports }),
  jobs: [accessLogCleaning, idempotentCallsCleaning],
});
