import { hoursAfter } from '../../platform/clock/clock';
import { newCode } from '../../platform/code';
import type { Deps } from '../../platform/module';
import { contentTypeOf } from '../../platform/storage/content-type';
import { PRIVATE_FILES } from '../../platform/storage/storage';
import { pictureTypeOf } from './picture.rules';
import { deleteUnattached, findUnattached, insertUpload } from './upload.repository';

/** Hours after which a file that nothing named is removed. */
const UNATTACHED_HOURS = 24;
const BATCH = 200;
/** Of a file's name: unguessable beside being its member's alone. */
const NAME_LENGTH = 20;

/** Where a file of a member is kept; nobody reads it at a public address. */
export const storageKeyOf = (fileKey: string): string => `${PRIVATE_FILES}upload/${fileKey}`;
/** Where its member sees it; the shop's server passes `/api` on. */
export const uploadUrl = (fileKey: string): string => `/api/uploads/${fileKey}`;

/** Keeps a picture for its member; null when the file is none, whatever it calls itself. */
export async function keepPicture(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  memCd: string,
  file: Buffer,
  now: Date,
): Promise<string | null> {
  const type = pictureTypeOf(file);
  if (!type) return null;
  const fileKey = `${newCode('U', NAME_LENGTH)}.${type}`;
  // The row first: a file without one would never be found again.
  await insertUpload(db, { fileKey, memCd, bytes: file.length, createdAt: now });
  await storage.put(storageKeyOf(fileKey), file, contentTypeOf(fileKey));
  return fileKey;
}

/** Removes files that nothing has named within a day. */
export async function removeUnattached({ db, storage }: Pick<Deps, 'db' | 'storage'>, now: Date): Promise<void> {
  for (const fileKey of await findUnattached(db, hoursAfter(now, -UNATTACHED_HOURS), BATCH)) {
    if (await deleteUnattached(db, fileKey)) await storage.remove(storageKeyOf(fileKey));
  }
}
