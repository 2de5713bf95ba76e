import type { ApiModule } from '../../platform/module';
import { recoveryRoutes } from './recovery.routes';

/** Back into an account, or into it by a code: lost ids, lost passwords, login by phone. */
export const recoveryModule: ApiModule = { name: 'recovery', register: recoveryRoutes };
