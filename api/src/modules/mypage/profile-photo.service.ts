import type { Deps } from '../../platform/module';
import type { MemberContext } from '../../platform/http/call';
import { lockMember, setPhotoKey } from '../member/public';
import { PICTURE_CODES, attachUploads, keepPicture, removeFile } from '../upload/public';

type PhotoDeps = Pick<Deps, 'db' | 'storage' | 'config'>;

/** Takes a picture, written anew from its pixels, as the member's photo; the file of the one before goes (R-MY-03). */
export async function takePhoto(
  deps: PhotoDeps,
  content: Buffer,
  { member: { memCd }, now, refuse }: Pick<MemberContext<'PROFILE_PHOTO_LIMIT' | 'VALIDATION_FAILED'>, 'member' | 'now' | 'refuse'>,
): Promise<{ photoUrl: string }> {
  const kept = await keepPicture(deps, memCd, content, now);
  if (kept.refused === 'LIMIT') return refuse('PROFILE_PHOTO_LIMIT', deps.config.UPLOADS_PER_DAY);
  if (kept.refused) return refuse('VALIDATION_FAILED', { field: 'photo', code: PICTURE_CODES[kept.refused] });
  const { fileKey } = kept;
  await replacePhoto(deps, memCd, fileKey, now);
  return { photoUrl: `/api/profile-photos/${fileKey}` };
}

export const removePhoto = (deps: PhotoDeps, { member, now }: Pick<MemberContext, 'member' | 'now'>): Promise<void> =>
  replacePhoto(deps, member.memCd, null, now);

/** The file of the photo before goes once nothing names it: one that is left by a crash is nobody's to see. */
async function replacePhoto(deps: PhotoDeps, memCd: string, photoKey: string | null, now: Date): Promise<void> {
  const before = await deps.db.transaction(async (tx) => {
    await lockMember(tx, memCd);
    if (photoKey && !(await attachUploads(tx, memCd, [photoKey], now))) throw new Error('A photo was removed before it was named.');
    return setPhotoKey(tx, memCd, photoKey);
  });
  if (before) await removeFile(deps, before);
}
