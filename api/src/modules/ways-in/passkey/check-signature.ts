import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { PasskeyAuthentication } from '@hyangro/contracts/session/passkey.contract';
import type { CallContext } from '../../../platform/http/call';
import type { Deps } from '../../../platform/module';
import { takeChallenge } from './passkey-challenge.repository';
import { userHandleOf } from './passkey-options';
import { findPasskey, saveUse, type PasskeyRow } from './passkey.repository';
import type { RelyingParty } from './relying-party';

export type PasskeyDeps = Pick<Deps, 'db' | 'log'> & { rp: RelyingParty };

/**
 * Whose passkey has signed a challenge: given for this purpose, at most five minutes ago, and used by this call whatever comes of it;
 * by a page of the shop, by a person whom the device has recognised, with a counter that goes on.
 * Refuses PASSKEY_EXPIRED for the challenge, PASSKEY_UNKNOWN for all else, which tells nobody which passkeys there are.
 * @param memCd whose passkey it must be; null at a login
 */
export async function checkSignature(
  { db, log, rp }: PasskeyDeps,
  response: PasskeyAuthentication,
  { purpose, memCd }: { purpose: 'LOGIN' | 'CONFIRM'; memCd: string | null },
  { now, refuse }: Pick<CallContext<'PASSKEY_UNKNOWN' | 'PASSKEY_EXPIRED'>, 'now' | 'refuse'>,
): Promise<PasskeyRow & { isActive: boolean }> {
  const client = clientDataOf(response.response.clientDataJSON) ?? refuse('PASSKEY_UNKNOWN');
  if (!(await takeChallenge(db, client.challenge, { purpose, memCd }, now))) refuse('PASSKEY_EXPIRED');
  const passkey = (await findPasskey(db, response.id)) ?? refuse('PASSKEY_UNKNOWN');
  const isTheirs = (memCd === null || passkey.memCd === memCd) && handleFits(response.response.userHandle, passkey.memCd, memCd);
  if (!isTheirs || !rp.isOwn(client.origin) || client.crossOrigin) refuse('PASSKEY_UNKNOWN');
  const checked = await verifyAuthenticationResponse({
    response: { ...response, authenticatorAttachment: undefined, clientExtensionResults: {} },
    expectedChallenge: client.challenge,
    expectedOrigin: client.origin,
    expectedRPID: rp.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    // A counter that falls behind is the mark of a copied passkey: operators read of it.
    log.warn({ err: error, passkeyCd: passkey.passkeyCd }, 'a passkey was refused');
    return null;
  });
  if (!checked?.verified) return refuse('PASSKEY_UNKNOWN');
  const { newCounter: counter, credentialBackedUp: isSynced } = checked.authenticationInfo;
  if (!(await saveUse(db, passkey, { counter, isSynced, usedAt: now }))) refuse('PASSKEY_UNKNOWN');
  return passkey;
}

/** What the browser signed for whom; null where it cannot be read. */
export function clientDataOf(clientDataJSON: string): { challenge: string; origin: string; crossOrigin: boolean } | null {
  try {
    const { challenge, origin, crossOrigin } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin, crossOrigin: crossOrigin === true } : null;
  } catch {
    return null;
  }
}

/** At a login the device names the member; asked for one of the member's passkeys, it need not. */
const handleFits = (handle: string | undefined, owner: string, asked: string | null): boolean =>
  handle === undefined ? asked !== null : handle === userHandleOf(owner).toString('base64url');
