import type { ApiModule } from '../../platform/module';
import { operatorRoutes } from './operator.routes';

/** Operators, the record of what they did, and the messages they may read. */
export const operatorModule: ApiModule = { name: 'operator', register: operatorRoutes };
