import sharp from 'sharp';
import { MEDIA_PX } from '@hyangro/contracts/ugc/media.rules';
import { createAdmission } from '@hyangro/server/admission';
import { refuseAnywhere } from '../../platform/http/refusal';
import type { Picture } from './picture.rules';

/** Decoded pictures are large: two at a time, with one thread each. */
const { enter } = createAdmission({ atOnce: 2, waiting: Infinity, waitMs: 15_000 });
const LIMIT_SECONDS = 10;
const JPEG_QUALITY = 88;
/** Of pictures that are shown small and by the dozen. */
const SHOWN_QUALITY = 80;
sharp.concurrency(1);
// Every picture is another one: nothing would be found in its store again.
sharp.cache(false);

/**
 * The picture written anew from its pixels, upright: without the place and camera it was taken with, comments, and whatever else was in the
 * file. Null when it cannot be decoded.
 */
export async function cleanPicture(file: Buffer, { type, width, height }: Picture): Promise<Buffer | null> {
  const leave = await enter();
  if (!leave) return null;
  try {
    const picture = sharp(file, { limitInputPixels: width * height, failOn: 'truncated' })
      .timeout({ seconds: LIMIT_SECONDS })
      .autoOrient();
    return await (type === 'jpg' ? picture.jpeg({ quality: JPEG_QUALITY }) : picture.png()).toBuffer();
  } catch {
    return null;
  } finally {
    leave();
  }
}

export interface PictureSizes {
  /** JPEGs by the names of `MEDIA_PX`. */
  files: Readonly<Record<keyof typeof MEDIA_PX, Buffer>>;
  /** Of the largest. */
  width: number;
  height: number;
}

/** The picture in the sizes of a post, written anew as `cleanPicture` does; none is larger than it was. Null when it cannot be decoded. */
export async function pictureSizes(file: Buffer, { width, height }: Picture): Promise<PictureSizes | null> {
  const leave = await enter();
  if (!leave) return refuseAnywhere('SERVICE_UNAVAILABLE');
  const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
  try {
    const full = await sharp(file, { limitInputPixels: width * height, failOn: 'truncated' })
      .timeout({ seconds: LIMIT_SECONDS })
      .autoOrient()
      .resize(within(MEDIA_PX.full))
      .flatten({ background: '#fff' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer({ resolveWithObject: true });
    // The large one is a hundredth of the work to decode: the small ones are made of it.
    const smaller = (side: number, from: Buffer) => sharp(from).resize(within(side)).jpeg({ quality: SHOWN_QUALITY }).toBuffer();
    const list = await smaller(MEDIA_PX.list, full.data);
    const thumb = await smaller(MEDIA_PX.thumb, list);
    return { files: { full: full.data, list, thumb }, width: full.info.width, height: full.info.height };
  } catch {
    return null;
  } finally {
    leave();
  }
}
