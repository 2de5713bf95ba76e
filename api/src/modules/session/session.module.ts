import { dailyKst } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { forgetOldAttempts } from './login.repository';
import { operatorMemberRoutes } from './operator-member.routes';
import { deleteExpiredSessions } from './session.repository';
import { sessionRoutes } from './session.routes';

export const sessionModule: ApiModule = {
  name: 'session',
  register(app, deps) {
    sessionRoutes(app, deps);
    operatorMemberRoutes(app, deps);
  },
  jobs: [
    {
      name: 'session-cleaning',
      slot: dailyKst(4),
      async run({ db, clock }) {
        await deleteExpiredSessions(db, clock.now());
        await forgetOldAttempts(db, clock.now());
      },
    },
  ],
};
