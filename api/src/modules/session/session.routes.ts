import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/module';
import { serve } from '../../platform/http/serve';
import { checkLogin } from './login.service';
import { memberDetailsOf } from './member-details.service';
import { clearSessionCookie, openSession } from './session-cookie';
import { deleteSession } from './session.repository';

export function sessionRoutes(app: FastifyInstance, { db, config }: Deps): void {
  serve(app, 'POST /login', async ({ body }, call) => {
    const { request, reply, locale, now } = call;
    const memCd = await checkLogin(db, body.loginId, body.password, call);
    await openSession({ db, config }, memCd, request, reply);
    return memberDetailsOf(db, memCd, locale, now);
  });
  serve(app, 'GET /login/v2/ping', async (_, { member }) => ({ isLogin: member !== null }));
  serve(app, 'GET /login/ping', async (_, { member }) => (member ? 'pong' : ''));
  serve(app, 'GET /login/simple-details', async (_, { member, locale, now }) => memberDetailsOf(db, member.memCd, locale, now));
  serve(app, 'GET /logout', async (_, { request, reply }) => {
    if (request.sessionHash) await deleteSession(db, request.sessionHash);
    clearSessionCookie(request, reply);
  });
}
