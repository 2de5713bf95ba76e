import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { memberDetailsOf, openSession } from '../session/public';
import { findId, foundIds } from './find-id.service';
import { confirmRecovery, findPassword, resetPassword } from './find-password.service';
import { checkLoginCode, sendLoginCode } from './phone-login.service';

export function recoveryRoutes(app: FastifyInstance, { db, outbox, config }: Deps): void {
  const deps = { db, outbox };
  serve(app, 'POST /login/find-id', ({ body }, call) => findId(deps, body, call));
  serve(app, 'POST /login/find-id/confirm', ({ body }, call) => foundIds(db, body, call));

  serve(app, 'POST /login/find-password', ({ body }, call) => findPassword(deps, body, call));
  serve(app, 'POST /login/find-password/confirm', ({ body }, call) => confirmRecovery(db, body, call));
  serve(app, 'POST /login/reset', ({ body }, call) => resetPassword(deps, body, call));

  serve(app, 'POST /login/phone', ({ body }, call) => sendLoginCode(deps, body.phone, call));
  serve(app, 'POST /login/phone/confirm', async ({ body }, call) => {
    const memCd = await checkLoginCode(db, body, call);
    await openSession({ db, config }, memCd, call.request, call.reply);
    return memberDetailsOf(db, memCd, call.locale, call.now);
  });
}
