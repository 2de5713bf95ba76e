import { serve } from '../../platform/http/serve';
import { dailyKst } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { clearSessionCookie } from '../session/public';
import { purgeWithdrawn } from './purge.service';
import { readWithdrawal, withdraw } from './withdrawal.service';

/** Leaving the shop: it knows of every other module what a member leaves behind. Above them all. */
export const withdrawalModule: ApiModule = {
  name: 'withdrawal',
  register(app, deps) {
    serve(app, 'GET /member/withdrawal', (_, { member, now }) => readWithdrawal(deps.db, member.memCd, now));
    serve(app, 'POST /member/withdrawal', async ({ body }, call) => {
      await withdraw(deps, body, call);
      clearSessionCookie(call.request, call.reply);
    });
  },
  jobs: [{ name: 'withdrawn-purge', slot: dailyKst(4, 40), run: (deps) => purgeWithdrawn(deps, deps.clock.now()) }],
};
