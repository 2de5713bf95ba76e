import { dailyKst } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { forgetOldAttempts } from './login.repository';
import { deleteExpiredSessions } from './session.repository';
import { sessionRoutes } from './session.routes';

export const sessionModule: ApiModule = {
  name: 'session',
  register: sessionRoutes,
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
