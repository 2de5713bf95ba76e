import { dailyKst } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { deleteOldChallenges } from './passkey/passkey-challenge.repository';
import { passkeyRoutes } from './passkey/passkey.routes';
import { relyingParty } from './passkey/relying-party';
import { openSns } from './sns/open-sns';
import { sandboxRoutes } from './sns/sandbox/sandbox.routes';
import { deleteOldAttempts } from './sns/sns-attempt.repository';
import { snsRoutes } from './sns/sns.routes';

/** Ways to log in beside the password: accounts of providers, and passkeys. */
export const waysInModule: ApiModule = {
  name: 'ways-in',
  async register(app, deps) {
    const { config } = deps;
    const sns = openSns(config);
    snsRoutes(app, deps, sns);
    passkeyRoutes(app, deps, relyingParty(config));
    const { sandbox } = sns;
    if (sandbox) await app.register((scope) => sandboxRoutes(scope, sandbox, new Set([...config.SHOP_ORIGINS, ...config.CORS_ORIGINS])));
  },
  jobs: [
    {
      name: 'ways-in-cleaning',
      slot: dailyKst(4, 20),
      async run({ db, clock }) {
        await deleteOldAttempts(db, clock.now());
        await deleteOldChallenges(db, clock.now());
      },
    },
  ],
};
