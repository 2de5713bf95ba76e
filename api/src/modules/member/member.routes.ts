import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { openSession } from '../session/public';
import { confirmEmailCode, sendEmailCode } from './confirm-email.service';
import { saveFcmToken } from './fcm-token.repository';
import { emailExists, loginIdExists, nicknameExists } from './member.repository';
import { memberDetailsOf, myPageHomeOf } from './member.service';
import { joinShop } from './sign-up.service';
import { checkVerification, sendVerification } from './verification.service';

export function memberRoutes(app: FastifyInstance, { db, outbox, config }: Deps): void {
  const logIn = async (memCd: string, request: FastifyRequest, reply: FastifyReply) => {
    await openSession({ db, config }, memCd, request, reply);
    return memberDetailsOf(db, memCd, request.locale, request.now);
  };
  serve(app, 'POST /member/sign-up', async ({ body }, { request, reply, locale, now }) =>
    logIn(await joinShop(db, body, locale, now), request, reply),
  );
  serve(app, 'POST /member/join', async ({ body }, { request, reply, locale, now }) => {
    if (config.LOCALE === 'ko') refuse('JOIN_BY_PHONE_ONLY');
    return logIn(await joinShop(db, body, locale, now), request, reply);
  });
  serve(app, 'POST /member/email-code', async (_, { member, now }) => sendEmailCode(db, outbox, member.memCd, now));
  serve(app, 'POST /member/email-confirm', async ({ body }, { member, now }) => confirmEmailCode(db, member.memCd, body.code, now));

  serve(app, 'GET /member/check-id', async ({ query }) => ({
    isFree: !(await loginIdExists(db, query.loginId)),
  }));
  serve(app, 'GET /member/check-nickname', async ({ query }) => ({
    isFree: !(await nicknameExists(db, query.nickname)),
  }));
  serve(app, 'GET /member/check-email', async ({ query }) => ({
    isFree: !(await emailExists(db, query.email)),
  }));

  serve(app, 'POST /member/verification/send', async ({ body }, { locale, now }) => sendVerification(db, outbox, body.phone, locale, now));
  serve(app, 'POST /member/verification/confirm', async ({ body }, { now }) => checkVerification(db, body.verificationCd, body.code, now));

  serve(app, 'GET /member/home', async (_, { member, now }) => myPageHomeOf(db, member.memCd, now));
  serve(app, 'PUT /member/fcm-user-token', async ({ body }, { member, isApp, now }) => {
    if (!isApp) refuse('PUSH_TOKEN_APP_ONLY');
    await saveFcmToken(db, body.token, member.memCd, now);
    return true as const;
  });
}
