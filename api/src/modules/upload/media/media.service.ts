import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MediaUpload, PostMedia } from '@hyangro/contracts/ugc/media.contract';
import { MEDIA_TYPES, PART_BYTES, type MediaContentType } from '@hyangro/contracts/ugc/media.rules';
import type { MemberContext } from '../../../platform/http/call';
import { hoursAfter } from '../../../platform/clock/clock';
import { newCode } from '../../../platform/code';
import type { Deps } from '../../../platform/module';
import type { Storage } from '../../../platform/storage/storage';
import { joined } from './joined-parts';
import { keepFilm, keepPhoto } from './keep-media';
import { folderOf, mediaItem, partsFolderOf } from './media-item';
import {
  addPart,
  countUnattachedMedia,
  deleteUnattachedMedia,
  findJoinedWithParts,
  findLeftMedia,
  findOwnMedia,
  insertMedia,
  lockMedia,
  setMedia,
  type MediaRow,
} from './media.repository';

type MediaDeps = Pick<Deps, 'db' | 'storage' | 'config'>;
type Call<
  R extends 'MEDIA_LIMIT' | 'MEDIA_UPLOAD_NOT_FOUND' | 'MEDIA_OFFSET' | 'VALIDATION_FAILED' | 'BODY_TOO_LARGE' | 'BODY_UNREADABLE',
> = Pick<MemberContext<R>, 'member' | 'now' | 'refuse'>;

/** Hours after which an upload that no post names is removed. */
const UNATTACHED_HOURS = 24;
const BATCH = 200;
/** Of a key: the address of a posted file is public, and nobody guesses it. */
const KEY_LENGTH = 24;

const uploadOf = (row: MediaRow): MediaUpload => ({
  mediaKey: row.mediaKey,
  bytes: row.bytes,
  receivedBytes: row.receivedBytes,
  media: row.state === 'READY' ? mediaItem(row) : null,
});

/** Begins an upload. Of one member's within a day only so many may be waiting for a post (`UPLOADS_PER_DAY`). */
export async function openMedia(
  { db, config }: MediaDeps,
  { member: { memCd }, now, refuse }: Call<'MEDIA_LIMIT'>,
  { contentType, bytes }: { contentType: string; bytes: number },
): Promise<MediaUpload> {
  const row = await db.transaction(async (tx) => {
    await lockMedia(tx, memCd);
    if ((await countUnattachedMedia(tx, memCd, hoursAfter(now, -UNATTACHED_HOURS))) >= config.UPLOADS_PER_DAY)
      return refuse('MEDIA_LIMIT', config.UPLOADS_PER_DAY);
    return insertMedia(tx, {
      mediaKey: newCode('G', KEY_LENGTH),
      memCd,
      contentType: contentType as MediaContentType,
      bytes,
      createdAt: now,
    });
  });
  return uploadOf(row);
}

/** How far an upload came (P-11: the member's own alone). */
export async function readMedia(deps: MediaDeps, call: Call<'MEDIA_UPLOAD_NOT_FOUND'>, mediaKey: string): Promise<MediaUpload> {
  return uploadOf(await ownMedia(deps, call, mediaKey));
}

async function ownMedia({ db }: MediaDeps, { member, refuse }: Call<'MEDIA_UPLOAD_NOT_FOUND'>, mediaKey: string): Promise<MediaRow> {
  return (await findOwnMedia(db, member.memCd, mediaKey)) ?? refuse('MEDIA_UPLOAD_NOT_FOUND');
}

/** Keeps the next part as it comes. One that breaks off is not kept; the upload stands where it stood. */
export async function receivePart(
  deps: MediaDeps,
  call: Call<'MEDIA_UPLOAD_NOT_FOUND' | 'MEDIA_OFFSET' | 'BODY_TOO_LARGE' | 'BODY_UNREADABLE'>,
  { mediaKey, offset }: { mediaKey: string; offset: number },
  { content, bytes }: { content: Readable; bytes: number },
): Promise<{ receivedBytes: number }> {
  const { db, storage } = deps;
  const row = await ownMedia(deps, call, mediaKey);
  if (row.state !== 'OPEN' || offset !== row.receivedBytes) return call.refuse('MEDIA_OFFSET');
  const left = row.bytes - offset;
  if (bytes > left) return call.refuse('BODY_TOO_LARGE');
  if (bytes === 0 || (bytes < PART_BYTES.min && bytes < left)) return call.refuse('BODY_UNREADABLE');
  // A name of its own: a part that is sent twice at one moment is never written over one that counts.
  const name = newCode(`${bytes}-`);
  try {
    await storage.put(partsFolderOf(mediaKey) + name, content, 'application/octet-stream', bytes);
  } catch (error) {
    // The connection broke, or a browser took the file back: nobody waits for an answer.
    if (content.readableAborted || content.errored) return call.refuse('BODY_UNREADABLE');
    throw error;
  }
  if (await addPart(db, mediaKey, offset, bytes, name)) return { receivedBytes: offset + bytes };
  // Another call was faster, or the upload was taken back meanwhile.
  const isThere = await findOwnMedia(db, call.member.memCd, mediaKey);
  await (isThere ? storage.remove(partsFolderOf(mediaKey) + name) : storage.removeFolder(folderOf(mediaKey)));
  return call.refuse(isThere ? 'MEDIA_OFFSET' : 'MEDIA_UPLOAD_NOT_FOUND');
}

/** Keeps what a video shows before it plays, in the sizes of a photo. */
export async function receivePoster(
  deps: MediaDeps,
  call: Call<'MEDIA_UPLOAD_NOT_FOUND' | 'VALIDATION_FAILED'>,
  mediaKey: string,
  file: Buffer,
): Promise<void> {
  const row = await ownMedia(deps, call, mediaKey);
  if (MEDIA_TYPES[row.contentType] !== 'VIDEO') return call.refuse('MEDIA_UPLOAD_NOT_FOUND');
  const kept = await keepPhoto(deps.storage, mediaKey, file);
  if ('problem' in kept) return call.refuse('VALIDATION_FAILED', { field: 'file', code: kept.problem });
  if (!(await setMedia(deps.db, mediaKey, { hasPoster: true }))) await deps.storage.removeFolder(folderOf(mediaKey));
}

/** Looks at the whole file and keeps it as posts show it; what is no photo or video is removed. Once complete it answers the same. */
export async function completeMedia(
  deps: MediaDeps,
  call: Call<'MEDIA_UPLOAD_NOT_FOUND' | 'MEDIA_OFFSET' | 'VALIDATION_FAILED'>,
  mediaKey: string,
  bytes: number,
): Promise<PostMedia> {
  const { db, storage } = deps;
  const row = await ownMedia(deps, call, mediaKey);
  if (row.state === 'READY') return mediaItem(row);
  if (row.receivedBytes !== row.bytes || bytes !== row.bytes) return call.refuse('MEDIA_OFFSET');
  const kept =
    MEDIA_TYPES[row.contentType] === 'VIDEO' ? await keepFilm(storage, row) : await keepPhoto(storage, mediaKey, await whole(storage, row));
  if ('problem' in kept) {
    await cancelMedia(deps, call, mediaKey);
    return call.refuse('VALIDATION_FAILED', { field: 'file', code: kept.problem });
  }
  const ready = await setMedia(db, mediaKey, { state: 'READY', width: kept.width, height: kept.height });
  if (!ready) {
    await storage.removeFolder(folderOf(mediaKey));
    return call.refuse('MEDIA_UPLOAD_NOT_FOUND');
  }
  await forgetParts(deps, mediaKey);
  return mediaItem(ready);
}

const whole = (storage: Storage, row: MediaRow) => buffer(joined(storage, row));

/** The parts of a whole file go; their names stay until then, so that the next cleaning finds what a crash leaves. */
async function forgetParts({ db, storage }: MediaDeps, mediaKey: string): Promise<void> {
  await storage.removeFolder(partsFolderOf(mediaKey));
  await setMedia(db, mediaKey, { parts: [] });
}

/** Takes back an upload that no post names. */
export async function cancelMedia({ db, storage }: MediaDeps, { member }: Pick<Call<never>, 'member'>, mediaKey: string): Promise<void> {
  if (await deleteUnattachedMedia(db, mediaKey, member.memCd)) await storage.removeFolder(folderOf(mediaKey));
}

/** Removes uploads that no post has named within a day, half ones too, files that posts let go, and parts that a crash has left. */
export async function removeLeftMedia(deps: MediaDeps, now: Date): Promise<void> {
  const { db, storage } = deps;
  const before = hoursAfter(now, -UNATTACHED_HOURS);
  for (const mediaKey of await findLeftMedia(db, before, BATCH)) {
    if (await deleteUnattachedMedia(db, mediaKey)) await storage.removeFolder(folderOf(mediaKey));
  }
  for (const mediaKey of await findJoinedWithParts(db, before, BATCH)) await forgetParts(deps, mediaKey);
}
