import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { PASSKEYS_MAX } from '@hyangro/contracts/constants';
import type { Passkey, PasskeyCreationOptions, PasskeyRegistration } from '@hyangro/contracts/session/passkey.contract';
import type { Db, RootDb } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import type { Deps } from '../../../platform/module';
import { newToken } from '../../../platform/session/token';
import { existingMember, lockMember } from '../../member/public';
import { countWaysIn } from '../ways-in.repository';
import { removeWayIn } from '../ways-in.service';
import { clientDataOf, type PasskeyDeps } from './check-signature';
import { takeChallenge } from './passkey-challenge.repository';
import { ALGORITHMS, creationOptions } from './passkey-options';
import { countPasskeys, deletePasskey, findPasskeysOf, insertPasskey, renamePasskey } from './passkey.repository';
import { passkeyAddedMail } from './passkey.messages';

/** The member's passkeys, oldest first. */
export async function passkeysOf(db: Db, memCd: string): Promise<Passkey[]> {
  const [rows, ways] = [await findPasskeysOf(db, memCd), await countWaysIn(db, memCd)];
  return rows.map(({ passkeyCd, name, isSynced, createdAt, usedAt }) => ({
    passkeyCd,
    name,
    isSynced,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    canRemove: ways > 1,
  }));
}

/** What the browser makes a passkey with. Refuses PASSKEY_LIMIT. */
export async function beginPasskey(
  { db, rp }: Pick<PasskeyDeps, 'db' | 'rp'>,
  { member: { memCd }, now, refuse }: Pick<MemberContext<'PASSKEY_LIMIT'>, 'member' | 'now' | 'refuse'>,
): Promise<PasskeyCreationOptions> {
  const known = await findPasskeysOf(db, memCd);
  if (known.length >= PASSKEYS_MAX) refuse('PASSKEY_LIMIT', PASSKEYS_MAX);
  return creationOptions(db, rp, await existingMember(db, memCd), known, now);
}

type AddRefusal = 'PASSKEY_EXPIRED' | 'PASSKEY_INVALID' | 'PASSKEY_TAKEN' | 'PASSKEY_LIMIT';

/**
 * Adds the passkey that the browser has made. The challenge stands for the recent proof that was asked for when it was given: whoever
 * took three minutes at the device is not asked again. The member is told by mail.
 */
export async function addPasskey(
  { db, log, rp, outbox }: PasskeyDeps & Pick<Deps, 'outbox'>,
  { name, response }: { name: string; response: PasskeyRegistration },
  { member: { memCd }, now, refuse }: Pick<MemberContext<AddRefusal>, 'member' | 'now' | 'refuse'>,
): Promise<void> {
  const client = clientDataOf(response.response.clientDataJSON) ?? refuse('PASSKEY_INVALID');
  if (!(await takeChallenge(db, client.challenge, { purpose: 'ADD', memCd }, now))) refuse('PASSKEY_EXPIRED');
  if (!rp.isOwn(client.origin) || client.crossOrigin) refuse('PASSKEY_INVALID');
  const checked = await verifyRegistrationResponse({
    response: { ...response, authenticatorAttachment: undefined, clientExtensionResults: {} },
    expectedChallenge: client.challenge,
    expectedOrigin: client.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    log.warn({ err: error }, 'a new passkey was refused');
    return null;
  });
  const { credential, credentialBackedUp } = checked?.registrationInfo ?? refuse('PASSKEY_INVALID');
  const { email, locale } = await existingMember(db, memCd);
  await db.transaction(async (tx) => {
    // Of two that are added at once, neither goes past the limit.
    await lockMember(tx, memCd);
    if ((await countPasskeys(tx, memCd)) >= PASSKEYS_MAX) refuse('PASSKEY_LIMIT', PASSKEYS_MAX);
    const isNew = await insertPasskey(tx, {
      passkeyCd: newToken(),
      credentialId: credential.id,
      memCd,
      name,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      isSynced: credentialBackedUp,
      createdAt: now,
    });
    if (!isNew) refuse('PASSKEY_TAKEN');
    await outbox.put(tx, { kind: 'mail', to: email, ...passkeyAddedMail(locale, name) }, now);
  });
}

/** Refuses PASSKEY_NOT_FOUND. */
export async function namePasskey(
  db: Db,
  passkeyCd: string,
  name: string,
  { member: { memCd }, refuse }: Pick<MemberContext<'PASSKEY_NOT_FOUND'>, 'member' | 'refuse'>,
): Promise<void> {
  if (!(await renamePasskey(db, memCd, passkeyCd, name))) refuse('PASSKEY_NOT_FOUND');
}

/** Takes a passkey away. Refuses PASSKEY_NOT_FOUND, and LAST_WAY_IN while nothing else opens the shop for the member. */
export async function removePasskey(
  db: RootDb,
  passkeyCd: string,
  { member: { memCd }, refuse }: Pick<MemberContext<'PASSKEY_NOT_FOUND' | 'LAST_WAY_IN'>, 'member' | 'refuse'>,
): Promise<void> {
  await removeWayIn(db, memCd, refuse, async (tx) => {
    if (!(await deletePasskey(tx, memCd, passkeyCd))) refuse('PASSKEY_NOT_FOUND');
  });
}
