import { everyMinutes } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { purgeRealNames } from './purge.service';
import { realNameRoutes } from './real-name.routes';
import { sandboxProvider } from './sandbox/sandbox';
import { sandboxRoutes } from './sandbox/sandbox.routes';

/** Real names that Chinese customs ask for: encrypted, checked, deleted after customs. */
export const realNameModule: ApiModule = {
  name: 'real-name',
  async register(app, deps) {
    const { config } = deps;
    const sandbox = config.IDENTITY_SANDBOX ? sandboxProvider(config) : null;
    realNameRoutes(app, deps, sandbox);
    if (sandbox) await app.register((scope) => sandboxRoutes(scope, sandbox, deps));
  },
  jobs: [{ name: 'real-names-purge', slot: everyMinutes(60), run: (deps) => purgeRealNames(deps, deps.clock.now()) }],
};
