import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { cipherOf } from '../../platform/cipher/cipher';
import { hoursAfter } from '../../platform/clock/clock';
import { newCode } from '../../platform/code';
import type { Db } from '../../platform/db/db';
import type { Deps } from '../../platform/module';
import { PRIVATE_FILES } from '../../platform/storage/storage';
import { cleanPicture, isTooLarge, pictureOf } from '../upload/public';
import {
  codeOf,
  countUnattached,
  deletePhoto,
  findOfOtherKeys,
  findPhotos,
  insertPhoto,
  setKeyId,
  takeUnattached,
  type PhotoOwner,
} from './photo.repository';

/** Hours after which a photo that no details name is removed. */
const UNATTACHED_HOURS = 24;
const BATCH = 200;
/** Of a photo's name, which is its proof as well: nobody guesses it. */
const NAME_LENGTH = 20;

type PhotoDeps = Pick<Deps, 'db' | 'storage' | 'config'>;
type Kept = { photoKey: string; refused?: undefined } | { refused: 'NO_PICTURE' | 'TOO_LARGE' | 'LIMIT' };

/** Where a photo lies in the storage; no address leads there. */
export const photoFile = (photoKey: string): string => `${PRIVATE_FILES}real-name/${photoKey}.enc`;
/** It can be read back for its owner and under its name alone. */
const boundTo = (ownerCd: string, photoKey: string) => `${ownerCd}:${photoKey}`;

/**
 * Keeps a side of an identity card: written anew from its pixels, as all pictures are, and encrypted before it reaches the storage. Of one owner's
 * photos within a day only so many may be waiting for details that name them (`UPLOADS_PER_DAY`).
 */
export async function keepPhoto({ db, storage, config }: PhotoDeps, owner: PhotoOwner, file: Buffer, now: Date): Promise<Kept> {
  const picture = pictureOf(file);
  if (!picture) return { refused: 'NO_PICTURE' };
  if (isTooLarge(picture)) return { refused: 'TOO_LARGE' };
  const { keyId, encryptFile } = cipherOf(config);
  const ownerCd = codeOf(owner);
  const photoKey = `${newCode('RP', NAME_LENGTH)}.${picture.type}`;
  // The row first: a file without one would never be found again.
  const hasRoom = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`real-name-photo:${ownerCd}`}, 0))`);
    if ((await countUnattached(tx, owner, hoursAfter(now, -UNATTACHED_HOURS))) >= config.UPLOADS_PER_DAY) return false;
    await insertPhoto(tx, { photoKey, ...owner, keyId, createdAt: now });
    return true;
  });
  if (!hasRoom) return { refused: 'LIMIT' };
  const clean = await cleanPicture(file, picture);
  if (!clean) {
    await deletePhoto(db, photoKey);
    return { refused: 'NO_PICTURE' };
  }
  await storage.put(photoFile(photoKey), encryptFile(clean, boundTo(ownerCd, photoKey)), 'application/octet-stream');
  return { photoKey };
}

/** A photo as it was sent, for customs; null when it is gone. */
export async function readPhoto(
  { storage, config }: Pick<Deps, 'storage' | 'config'>,
  owner: PhotoOwner,
  photoKey: string,
): Promise<Buffer | null> {
  const file = await storage.get(photoFile(photoKey));
  return file && cipherOf(config).decryptFile(await buffer(file.body), boundTo(codeOf(owner), photoKey));
}

/** Removes files whose rows are gone. One that stays behind is told to the operators: nobody can read it without the key. */
export async function removePhotos({ storage, log }: Pick<Deps, 'storage' | 'log'>, photoKeys: readonly string[]): Promise<void> {
  for (const photoKey of photoKeys)
    await storage.remove(photoFile(photoKey)).catch((error: unknown) => log.error({ err: error, photoKey }, 'a photo of a card stays'));
}

/** Removes photos that no details have named within a day. */
export const removeUnattached = async (deps: Pick<Deps, 'db' | 'storage' | 'log'>, now: Date): Promise<void> =>
  removePhotos(deps, await takeUnattached(deps.db, hoursAfter(now, -UNATTACHED_HOURS), BATCH));

/** Encrypts photos anew whose key is not the newest; answers how many, at most `limit`. */
export async function reencryptPhotos({ db, storage, config }: PhotoDeps, limit: number): Promise<number> {
  const { keyId, encryptFile } = cipherOf(config);
  const rows = await findOfOtherKeys(db, keyId, limit);
  for (const { photoKey, memCd, orderCd } of rows) {
    const owner = memCd ? { memCd } : { orderCd: orderCd ?? '' };
    const photo = await readPhoto({ storage, config }, owner, photoKey);
    // The file names its own key: a process that dies between the two leaves nothing unreadable.
    if (photo) await storage.put(photoFile(photoKey), encryptFile(photo, boundTo(codeOf(owner), photoKey)), 'application/octet-stream');
    await setKeyId(db, photoKey, keyId);
  }
  return rows.length;
}

/** Files of an owner in the storage. */
export const findPhotoFiles = async (db: Db, owner: PhotoOwner): Promise<string[]> =>
  (await findPhotos(db, owner)).map(({ photoKey }) => photoFile(photoKey));
