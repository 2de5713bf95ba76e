import type * as z from 'zod';
import type { RealNameView } from '@hyangro/contracts/member/real-name.contract';
import { hasRightCheckSign, maskedIdNumber, maskedName, plainName, type realNameForm } from '@hyangro/contracts/member/real-name.rules';
import type { Tx } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import type { Deps } from '../../platform/module';
import { deleteRealName, findRealName, hasRealName, lockMember, saveRealName } from '../member/public';
import { pendingSince, type IdentityCheckPort } from './identity-check.service';
import { attachPhoto, takePhotos, type PhotoOwner } from './photo.repository';
import { removePhotos } from './photo.service';
import { findAwaitedRecipients } from './real-name.repository';

export type RealNameDeps = Pick<Deps, 'db' | 'config' | 'storage' | 'log'> & { provider: IdentityCheckPort | null };
type Form = z.output<typeof realNameForm>;
type Call<R extends 'VALIDATION_FAILED' | 'REAL_NAME_NEEDED' | 'REAL_NAME_EXISTS' = never> = Pick<
  MemberContext<R>,
  'member' | 'now' | 'refuse'
>;

/** What the shop has of the member, masked (E-22). */
export async function readOwnRealName(
  { db, config, provider }: RealNameDeps,
  { member, now }: Pick<MemberContext, 'member' | 'now'>,
): Promise<RealNameView> {
  const { memCd } = member;
  const found = await findRealName(db, { config }, memCd);
  return {
    realName: found && {
      nameMasked: maskedName(found.name),
      idNumberMasked: maskedIdNumber(found.idNumber),
      isNumberPlausible: hasRightCheckSign(found.idNumber),
      savedAt: found.savedAt.toISOString(),
      verifiedAt: found.verifiedAt?.toISOString() ?? null,
    },
    isNeeded: (await findAwaitedRecipients(db, memCd)).length > 0,
    isCheckAvailable: provider !== null,
    checkPendingSince: (found && (await pendingSince(db, found.realNameCd, memCd, now))?.toISOString()) ?? null,
  };
}

/** Saves the member's first details. */
export const addOwnRealName = (
  deps: RealNameDeps,
  form: Form,
  call: Call<'VALIDATION_FAILED' | 'REAL_NAME_EXISTS'>,
): Promise<RealNameView> =>
  save(deps, form, call, async (tx) => {
    if (await hasRealName(tx, call.member.memCd)) call.refuse('REAL_NAME_EXISTS');
  });

/** Saves the member's details in place of those before, whose photos go. */
export const saveOwnRealName = (deps: RealNameDeps, form: Form, call: Call<'VALIDATION_FAILED'>): Promise<RealNameView> =>
  save(deps, form, call, async () => undefined);

/** With an order to China under way the details name its recipient still. */
async function save(
  deps: RealNameDeps,
  form: Form,
  call: Call<'VALIDATION_FAILED'>,
  check: (tx: Tx) => Promise<void>,
): Promise<RealNameView> {
  const { memCd } = call.member;
  const gone = await deps.db.transaction(async (tx) => {
    await lockMember(tx, memCd);
    await check(tx);
    const awaited = await findAwaitedRecipients(tx, memCd);
    if (awaited.some((recipient) => plainName(recipient) !== plainName(form.name)))
      call.refuse('VALIDATION_FAILED', { field: 'name', code: 'realName.v0001' });
    await attachSides(tx, { memCd }, form, call);
    await saveRealName(tx, deps, memCd, detailsOf(form), call.now);
    return takePhotos(tx, { memCd }, [form.frontPhotoKey, form.backPhotoKey]);
  });
  await removePhotos(deps, gone);
  return readOwnRealName(deps, call);
}

/** Deletes the member's details and photos, unless an order to China needs them. */
export async function deleteOwnRealName(deps: RealNameDeps, call: Call<'REAL_NAME_NEEDED'>): Promise<RealNameView> {
  const { memCd } = call.member;
  const gone = await deps.db.transaction(async (tx) => {
    await lockMember(tx, memCd);
    if ((await findAwaitedRecipients(tx, memCd)).length > 0) call.refuse('REAL_NAME_NEEDED');
    await deleteRealName(tx, memCd);
    return takePhotos(tx, { memCd });
  });
  await removePhotos(deps, gone);
  return readOwnRealName(deps, call);
}

/** What of a form is kept. */
export const detailsOf = ({ name, idNumber, frontPhotoKey, backPhotoKey }: Form) => ({ name, idNumber, frontPhotoKey, backPhotoKey });

/** Makes both photos the details'; one that is gone is told at its side, and the other stays for the next try. */
export async function attachSides(
  tx: Tx,
  owner: PhotoOwner,
  { frontPhotoKey, backPhotoKey }: Pick<Form, 'frontPhotoKey' | 'backPhotoKey'>,
  { now, refuse }: Pick<MemberContext<'VALIDATION_FAILED'>, 'now' | 'refuse'>,
): Promise<void> {
  const sides = { frontPhotoKey, backPhotoKey };
  const missing = [];
  for (const [field, photoKey] of Object.entries(sides))
    if (!(await attachPhoto(tx, owner, photoKey, now))) missing.push({ field, code: 'claim.v0010' });
  if (missing.length > 0) refuse('VALIDATION_FAILED', ...missing);
}
