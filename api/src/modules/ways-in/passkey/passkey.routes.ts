import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import type { Deps } from '../../../platform/module';
import { markProved, memberDetailsOf, openSession } from '../../session/public';
import { checkSignature } from './check-signature';
import { requestOptions } from './passkey-options';
import { addPasskey, beginPasskey, namePasskey, passkeysOf, removePasskey } from './passkey.service';
import { findPasskeysOf } from './passkey.repository';
import type { RelyingParty } from './relying-party';

/** Logging in by passkeys, proving by one who is there, and the member's own list of them (API-D02, API-D20). */
export function passkeyRoutes(app: FastifyInstance, { db, config, log, outbox }: Deps, rp: RelyingParty): void {
  const use = { db, log, rp, outbox };

  serve(app, 'POST /login/passkey/options', (_, { now }) => requestOptions(db, rp, { purpose: 'LOGIN', memCd: null }, now));
  serve(app, 'POST /login/passkey', async ({ body }, call) => {
    const { request, reply, locale, now, refuse } = call;
    const { memCd, isActive } = await checkSignature(use, body.response, { purpose: 'LOGIN', memCd: null }, call);
    if (!isActive) refuse('MEMBER_LOCKED');
    await openSession({ db, config }, memCd, request, reply);
    return memberDetailsOf(db, memCd, locale, now);
  });

  serve(app, 'GET /member/passkeys', (_, { member }) => passkeysOf(db, member.memCd));
  serve(app, 'POST /member/passkeys/options', (_, call) => beginPasskey(use, call));
  serve(app, 'POST /member/passkeys', async ({ body }, call) => {
    await addPasskey(use, body, call);
    return passkeysOf(db, call.member.memCd);
  });
  serve(app, 'PATCH /member/passkeys/:passkeyCd', async ({ params: { passkeyCd }, body: { name } }, call) => {
    await namePasskey(db, passkeyCd, name, call);
    return passkeysOf(db, call.member.memCd);
  });
  serve(app, 'DELETE /member/passkeys/:passkeyCd', async ({ params: { passkeyCd } }, call) => {
    await removePasskey(db, passkeyCd, call);
    return passkeysOf(db, call.member.memCd);
  });

  serve(app, 'POST /member/confirm-passkey/options', async (_, { member: { memCd }, now, refuse }) => {
    const passkeys = await findPasskeysOf(db, memCd);
    if (passkeys.length === 0) refuse('PASSKEY_NOT_FOUND');
    return requestOptions(db, rp, { purpose: 'CONFIRM', memCd, passkeys }, now);
  });
  serve(app, 'POST /member/confirm-passkey', async ({ body }, call) => {
    await checkSignature(use, body.response, { purpose: 'CONFIRM', memCd: call.member.memCd }, call);
    if (call.request.sessionHash) await markProved(db, call.request.sessionHash, call.now);
  });
}
