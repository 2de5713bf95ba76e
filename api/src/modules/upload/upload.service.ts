import { hoursAfter } from '../../platform/clock/clock';
import { newCode } from '../../platform/code';
import type { Deps } from '../../platform/module';
import { contentTypeOf } from '../../platform/storage/content-type';
import { PRIVATE_FILES, type StoredFile } from '../../platform/storage/storage';
import { cleanPicture } from './clean-picture';
import { isTooLarge, pictureOf } from './picture.rules';
import {
  countUnattached,
  deleteUnattached,
  deleteUpload,
  findUnattached,
  insertUpload,
  lockUploads,
  setUploadBytes,
} from './upload.repository';

/** Hours after which a file that nothing named is removed. */
const UNATTACHED_HOURS = 24;
const BATCH = 200;
/** Of a file's name: unguessable beside being its member's alone. */
const NAME_LENGTH = 20;

/** Codes of what is wrong with a file. */
export const PICTURE_CODES = { NO_PICTURE: 'claim.v0007', TOO_LARGE: 'claim.v0011' } as const;

/** Where a file of a member is kept; nobody reads it at a public address. */
export const storageKeyOf = (fileKey: string): string => `${PRIVATE_FILES}upload/${fileKey}`;
/** Where its member sees it; the shop's server passes `/api` on. */
export const uploadUrl = (fileKey: string): string => `/api/uploads/${fileKey}`;

type Kept = { fileKey: string; refused?: undefined } | { refused: 'NO_PICTURE' | 'TOO_LARGE' | 'LIMIT' };

/**
 * Keeps a picture for its member, written anew from its pixels. What the file is is told by its content, whatever it calls itself. Of one
 * member's files within a day only so many may be waiting for something that names them (`UPLOADS_PER_DAY`).
 */
export async function keepPicture(
  { db, storage, config }: Pick<Deps, 'db' | 'storage' | 'config'>,
  memCd: string,
  file: Buffer,
  now: Date,
): Promise<Kept> {
  const picture = pictureOf(file);
  if (!picture) return { refused: 'NO_PICTURE' };
  if (isTooLarge(picture)) return { refused: 'TOO_LARGE' };
  const fileKey = `${newCode('U', NAME_LENGTH)}.${picture.type}`;
  // The row first: a file without one would never be found again, and one that is beyond the limit costs nothing more.
  const hasRoom = await db.transaction(async (tx) => {
    await lockUploads(tx, memCd);
    if ((await countUnattached(tx, memCd, hoursAfter(now, -UNATTACHED_HOURS))) >= config.UPLOADS_PER_DAY) return false;
    await insertUpload(tx, { fileKey, memCd, bytes: file.length, createdAt: now });
    return true;
  });
  if (!hasRoom) return { refused: 'LIMIT' };
  const clean = await cleanPicture(file, picture);
  if (!clean) {
    await deleteUnattached(db, fileKey);
    return { refused: 'NO_PICTURE' };
  }
  await setUploadBytes(db, fileKey, clean.length);
  await storage.put(storageKeyOf(fileKey), clean, contentTypeOf(fileKey));
  return { fileKey };
}

/** Removes files that nothing has named within a day. */
export async function removeUnattached({ db, storage }: Pick<Deps, 'db' | 'storage'>, now: Date): Promise<void> {
  for (const fileKey of await findUnattached(db, hoursAfter(now, -UNATTACHED_HOURS), BATCH)) {
    if (await deleteUnattached(db, fileKey)) await storage.remove(storageKeyOf(fileKey));
  }
}

/** Removes a file that what named it no longer needs. */
export async function removeFile({ db, storage }: Pick<Deps, 'db' | 'storage'>, fileKey: string): Promise<void> {
  await deleteUpload(db, fileKey);
  await storage.remove(storageKeyOf(fileKey));
}

/** A file for whoever the caller has found may see it; null when it is gone. */
export const readFile = ({ storage }: Pick<Deps, 'storage'>, fileKey: string): Promise<StoredFile | null> =>
  storage.get(storageKeyOf(fileKey));
