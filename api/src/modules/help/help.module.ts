import type { ApiModule } from '../../platform/module';
import { helpRoutes } from './help.routes';

/** What the shop tells everybody: notices and events, questions with their answers, terms. */
export const helpModule: ApiModule = { name: 'help', register: helpRoutes };
