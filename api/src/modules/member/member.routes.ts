import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { openSession } from '../session/public';
import { confirmEmailCode, sendEmailCode } from './confirm-email.service';
import { saveFcmToken } from './fcm-token.repository';
import { emailExists, loginIdExists, nicknameExists } from './member.repository';
import { memberDetailsOf, myPageHomeOf } from './member.service';
import { join, signUp } from './sign-up.service';
import { checkVerification, sendVerification } from './verification.service';

export function memberRoutes(app: FastifyInstance, { db, outbox, config }: Deps): void {
  const logIn = async (memCd: string, request: FastifyRequest, reply: FastifyReply) => {
    await openSession({ db, config }, memCd, request, reply);
    return memberDetailsOf(db, memCd, request.locale, request.now);
  };
  serve(app, 'POST /member/sign-up', async ({ body }, call) => logIn(await signUp(db, body, call), call.request, call.reply));
  serve(app, 'POST /member/join', async ({ body }, call) => {
    if (config.LOCALE === 'ko') return call.refuse('JOIN_BY_PHONE_ONLY');
    return logIn(await join(db, body, call), call.request, call.reply);
  });
  serve(app, 'POST /member/email-code', (_, call) => sendEmailCode(db, outbox, call));
  serve(app, 'POST /member/email-confirm', ({ body }, call) => confirmEmailCode(db, body.code, call));

  serve(app, 'GET /member/check-id', async ({ query }) => ({
    isFree: !(await loginIdExists(db, query.loginId)),
  }));
  serve(app, 'GET /member/check-nickname', async ({ query }) => ({
    isFree: !(await nicknameExists(db, query.nickname)),
  }));
  serve(app, 'GET /member/check-email', async ({ query }) => ({
    isFree: !(await emailExists(db, query.email)),
  }));

  serve(app, 'POST /member/verification/send', ({ body }, call) => sendVerification(db, outbox, body.phone, call));
  serve(app, 'POST /member/verification/confirm', ({ body }, call) => checkVerification(db, body.verificationCd, body.code, call));

  serve(app, 'GET /member/home', async (_, { member, now }) => myPageHomeOf(db, member.memCd, now));
  serve(app, 'PUT /member/fcm-user-token', async ({ body }, { member, isApp, now, refuse }) => {
    if (!isApp) return refuse('PUSH_TOKEN_APP_ONLY');
    await saveFcmToken(db, body.token, member.memCd, now);
    return true as const;
  });
}
