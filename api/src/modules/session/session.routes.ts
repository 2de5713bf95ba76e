import type { FastifyInstance } from 'fastify';
import { LOGIN_LOCK } from '@hyangro/contracts/constants';
import type { Deps } from '../../platform/module';
import { serve } from '../../platform/http/serve';
import { checkLogin } from './login.service';
import { memberDetailsOf } from './member-details.service';
import { changePassword, confirmPassword } from './password.service';
import { clearSessionCookie, openSession } from './session-cookie';
import { endOne, openSessionsOf } from './open-sessions.service';
import { deleteSession, deleteSessionsOf } from './session.repository';

export function sessionRoutes(app: FastifyInstance, { db, outbox, config }: Deps): void {
  serve(app, 'POST /login', async ({ body }, call) => {
    const { request, reply, locale, now } = call;
    const { memCd, passwordHash } = await checkLogin(db, body.loginId, body.password, call);
    // The password was changed while it was being looked at: it is a wrong one now.
    if (!(await openSession({ db, config }, memCd, request, reply, passwordHash ?? undefined)))
      call.refuse('LOGIN_FAILED', 1, LOGIN_LOCK.attempts);
    return memberDetailsOf(db, memCd, locale, now);
  });
  serve(app, 'GET /login/v2/ping', async (_, { member }) => ({ isLogin: member !== null }));
  serve(app, 'GET /login/ping', async (_, { member }) => (member ? 'pong' : ''));
  serve(app, 'GET /login/simple-details', async (_, { member, locale, now }) => memberDetailsOf(db, member.memCd, locale, now));
  serve(app, 'PUT /member/password', ({ body }, call) => changePassword({ db, outbox }, body, call.request.sessionHash, call));
  serve(app, 'POST /member/confirm-password', ({ body }, call) => confirmPassword(db, body.password, call.request.sessionHash, call));
  serve(app, 'GET /member/sessions', (_, call) => openSessionsOf(db, call.request.sessionHash, call));
  serve(app, 'DELETE /member/sessions/:sessionCd', async ({ params: { sessionCd } }, call) => {
    await endOne(db, sessionCd, call);
    return openSessionsOf(db, call.request.sessionHash, call);
  });
  serve(app, 'DELETE /member/sessions', async (_, call) => {
    await deleteSessionsOf(db, call.member.memCd, call.request.sessionHash);
    return openSessionsOf(db, call.request.sessionHash, call);
  });
  serve(app, 'GET /logout', async (_, { request, reply }) => {
    if (request.sessionHash) await deleteSession(db, request.sessionHash);
    clearSessionCookie(request, reply);
  });
}
