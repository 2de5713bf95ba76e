import { createHash } from 'node:crypto';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@hyangro/contracts/session/passkey.contract';
import type { Db } from '../../../platform/db/db';
import type { MemberRow } from '../../member/public';
import { CHALLENGE_MINUTES, insertChallenge } from './passkey-challenge.repository';
import type { PasskeyRow } from './passkey.repository';
import type { RelyingParty } from './relying-party';

/** EdDSA, ES256 and RS256: what every device and Node speak. */
export const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;

/** How devices know the member: says nothing of them, and lets a device replace its old passkey. */
export const userHandleOf = (memCd: string): Buffer<ArrayBuffer> => createHash('sha256').update(`passkey:${memCd}`).digest();

const described = ({ credentialId: id, transports }: PasskeyRow) => ({ id, type: 'public-key' as const, transports });

/** Asks a device to make a passkey for the member that it finds again by itself, and to recognise its owner. */
export async function creationOptions(
  db: Db,
  rp: RelyingParty,
  { memCd, loginId, nickname }: MemberRow,
  known: readonly PasskeyRow[],
  now: Date,
): Promise<PasskeyCreationOptions> {
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userID: new Uint8Array(userHandleOf(memCd)),
    userName: loginId,
    userDisplayName: nickname,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await insertChallenge(db, challenge, { purpose: 'ADD', memCd }, now);
  return {
    rp: { id: rp.id, name: rp.name },
    user,
    challenge,
    pubKeyCredParams,
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** Asks for a signature by one of the passkeys, or by any of the shop's that the browser holds. */
export async function requestOptions(
  db: Db,
  rp: RelyingParty,
  given: { purpose: 'LOGIN'; memCd: null } | { purpose: 'CONFIRM'; memCd: string; passkeys: readonly PasskeyRow[] },
  now: Date,
): Promise<PasskeyRequestOptions> {
  const { challenge } = await generateAuthenticationOptions({ rpID: rp.id });
  await insertChallenge(db, challenge, { purpose: given.purpose, memCd: given.memCd }, now);
  return {
    rpId: rp.id,
    challenge,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    ...(given.purpose === 'CONFIRM' && { allowCredentials: given.passkeys.map(described) }),
  };
}
