import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { LOGIN_LOCK } from '@hyangro/contracts/constants';
import { SNS_PROVIDERS } from '@hyangro/contracts/session/sns-providers';
import { SNS_COOKIE } from '@hyangro/contracts/wire-names';
import { cookieHeader } from '@hyangro/server/cookies';
import { refuseAnywhere } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Deps } from '../../../platform/module';
import { newToken } from '../../../platform/session/token';
import { isSecure, memberDetailsOf, openSession } from '../../session/public';
import type { Sns } from './open-sns';
import { CALLBACK_PATH } from './sns-addresses';
import { PROOF_MINUTES } from './sns-attempt.repository';
import { linkByPassword, linkToMember, linksOf, proofOf, unlink } from './sns-link.service';
import { beginSns, endSns } from './sns-login.service';

const callbackParams = z.object({ provider: z.enum(SNS_PROVIDERS) });

/** Logging in by accounts of providers, linking and unlinking them (API-D02). */
export function snsRoutes(app: FastifyInstance, { db, config, log }: Deps, sns: Sns): void {
  const use = { db, log, sns };
  const browserOf = ({ cookies }: FastifyRequest) => cookies[SNS_COOKIE] ?? '';
  /** The token of this browser, which keeps it a while longer. */
  const keepBrowser = (request: FastifyRequest, reply: FastifyReply) => {
    const browser = browserOf(request) || newToken();
    const secure = isSecure(request, config.COOKIE_SECURE);
    reply.header('set-cookie', cookieHeader(SNS_COOKIE, browser, { maxAge: PROOF_MINUTES * 60, secure }));
    return browser;
  };

  serve(app, 'GET /login/sns', async (_, { locale }) => sns.inUse(locale));
  serve(app, 'POST /login/sns/:provider', async ({ params: { provider }, body: { target } }, call) => {
    const browser = keepBrowser(call.request, call.reply);
    return { redirectUrl: await beginSns(use, { provider, browser, target, memCd: null }, call) };
  });
  serve(app, 'GET /login/sns-proof', (_, { request, now }) => proofOf(db, browserOf(request), now));
  serve(app, 'POST /login/sns-proof/link', async ({ body }, call) => {
    const { request, reply, locale, now } = call;
    const { memCd, passwordHash } = await linkByPassword(db, browserOf(request), body, call);
    // The password was changed while it was being looked at: it is a wrong one now.
    if (!(await openSession({ db, config }, memCd, request, reply, passwordHash ?? undefined)))
      call.refuse('LOGIN_FAILED', 1, LOGIN_LOCK.attempts);
    return memberDetailsOf(db, memCd, locale, now);
  });

  serve(app, 'GET /member/sns', (_, call) => linksOf(db, sns, call));
  serve(app, 'POST /member/sns', ({ body: { openId } }, call) => linkToMember(db, browserOf(call.request), openId, call));
  serve(app, 'POST /member/sns/:provider', async ({ params: { provider } }, call) => {
    const browser = keepBrowser(call.request, call.reply);
    return { redirectUrl: await beginSns(use, { provider, browser, target: '', memCd: call.member.memCd }, call) };
  });
  serve(app, 'DELETE /member/sns/:provider', async ({ params: { provider } }, call) => {
    await unlink(db, provider, call);
    return linksOf(db, sns, call);
  });

  // The browser itself comes here from the provider's page: the state and the cookie are its proof, and it is sent on to a page of the shop.
  app.get(CALLBACK_PATH, { config: { isOpenToOtherSites: true, rateLimit: { max: 60 } } }, async (request, reply) => {
    const { provider } = callbackParams.safeParse(request.params).data ?? refuseAnywhere('NOT_FOUND');
    const search = new URLSearchParams(request.query as Record<string, string>);
    const { path, memCd } = await endSns(
      use,
      { provider, search, browser: browserOf(request), memCd: request.member?.memCd ?? null },
      request.now,
    );
    if (memCd) await openSession({ db, config }, memCd, request, reply);
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  });
}
