import type { ApiModule } from '../../platform/module';
import { flagRoutes } from './flag.routes';

/** Feature flags of remotes: what an operator has switched. */
export const flagModule: ApiModule = { name: 'flag', register: flagRoutes };
