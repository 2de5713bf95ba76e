import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cipherOf } from '../../platform/cipher/cipher';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { emailExists, loginIdExists, nicknameExists } from '../member/public';
import { memberDetailsOf, openSession } from '../session/public';
import { confirmEmailCode, sendEmailCode } from './confirm-email.service';
import { readInvitation } from './invitation.service';
import { confirmPhone, sendPhoneCode } from './phone-proof.service';
import { join, signUp } from './sign-up.service';

export function signUpRoutes(app: FastifyInstance, { db, outbox, config }: Deps): void {
  const logIn = async (memCd: string, request: FastifyRequest, reply: FastifyReply) => {
    await openSession({ db, config }, memCd, request, reply);
    return memberDetailsOf(db, memCd, request.locale, request.now);
  };
  const cipher = cipherOf(config);
  serve(app, 'POST /member/sign-up', async ({ body }, call) => {
    const { memCd, rewardPoints } = await signUp({ db, cipher, config }, body, call);
    return { ...(await logIn(memCd, call.request, call.reply)), rewardPoints };
  });
  serve(app, 'POST /member/join', async ({ body }, call) => {
    if (config.LOCALE === 'ko') return call.refuse('JOIN_BY_PHONE_ONLY');
    return logIn((await join({ db, config }, body, call)).memCd, call.request, call.reply);
  });
  serve(app, 'GET /member/invitation', ({ query }, call) => readInvitation({ db, config }, query, call));
  serve(app, 'POST /member/email-code', (_, call) => sendEmailCode(db, outbox, call));
  serve(app, 'POST /member/email-confirm', ({ body }, call) => confirmEmailCode({ db, config }, body.code, call));

  serve(app, 'GET /member/check-id', async ({ query }) => ({
    isFree: !(await loginIdExists(db, query.loginId)),
  }));
  serve(app, 'GET /member/check-nickname', async ({ query }) => ({
    isFree: !(await nicknameExists(db, query.nickname)),
  }));
  serve(app, 'GET /member/check-email', async ({ query }) => ({
    isFree: !(await emailExists(db, query.email)),
  }));

  serve(app, 'POST /member/verification/send', ({ body }, call) => sendPhoneCode(db, outbox, body.phone, call));
  serve(app, 'POST /member/verification/confirm', ({ body }, call) => confirmPhone(db, body.verificationCd, body.code, call));
}
