import { HEAD_BYTES, MEDIA_CODES, MEDIA_PX, contentTypeOfBytes, type MediaCode } from '@hyangro/contracts/ugc/media.rules';
import { createAdmission } from '@hyangro/server/admission';
import { refuseAnywhere } from '../../../platform/http/refusal';
import type { Storage } from '../../../platform/storage/storage';
import { pictureSizes } from '../clean-picture';
import { isTooLarge, pictureOf } from '../picture.rules';
import { filmOf } from './film.rules';
import { joined, readerOf } from './joined-parts';
import { filmName, folderOf } from './media-item';
import type { MediaRow } from './media.repository';

type Kept = { width: number; height: number } | { problem: MediaCode };

/** A film is written once more as it is joined: two at a time, so that ten do not wait for one disk together. */
const { enter } = createAdmission({ atOnce: 2, waiting: Infinity, waitMs: 15_000 });

/** A photo in its three sizes, beside each other; what it is is told by its content. */
export async function keepPhoto(storage: Storage, mediaKey: string, file: Buffer): Promise<Kept> {
  const picture = pictureOf(file);
  if (!picture) return { problem: MEDIA_CODES.photo };
  if (isTooLarge(picture)) return { problem: MEDIA_CODES.pixels };
  const sizes = await pictureSizes(file, picture);
  if (!sizes) return { problem: MEDIA_CODES.photo };
  for (const name of Object.keys(MEDIA_PX) as (keyof typeof MEDIA_PX)[])
    await storage.put(`${folderOf(mediaKey)}${name}.jpg`, sizes.files[name], 'image/jpeg');
  return { width: sizes.width, height: sizes.height };
}

/** A film joined of its parts, without the words that phones write into it; it never stands in memory. */
export async function keepFilm(storage: Storage, row: MediaRow): Promise<Kept> {
  const name = filmName(row.contentType);
  const read = readerOf(storage, row);
  const isVideo = contentTypeOfBytes(await read(0, HEAD_BYTES))?.startsWith('video/');
  if (!name || !isVideo) return { problem: MEDIA_CODES.video };
  const film = await filmOf(read, row.bytes);
  if (!film) return { problem: MEDIA_CODES.brokenVideo };
  const leave = await enter();
  if (!leave) return refuseAnywhere('SERVICE_UNAVAILABLE');
  try {
    await storage.put(folderOf(row.mediaKey) + name, joined(storage, row, film.hidden), row.contentType);
  } finally {
    leave();
  }
  return { width: film.width, height: film.height };
}
