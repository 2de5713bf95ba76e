import type { ApiModule } from '../../platform/module';
import { helpRoutes } from './help.routes';
import { operatorHelpRoutes } from './operator-help.routes';

/** What the shop tells everybody: notices and events, questions with their answers, terms. */
export const helpModule: ApiModule = {
  name: 'help',
  register(app, deps) {
    helpRoutes(app, deps);
    operatorHelpRoutes(app, deps);
  },
};
