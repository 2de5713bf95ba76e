import {
  HEAD_BYTES,
  MEDIA_CODES,
  MEDIA_TYPES,
  contentTypeOfBytes,
  mediaProblemOf,
  type MediaCode,
  type MediaContentType,
} from '@hyangro/contracts/ugc/media.rules';
import { sizeWithin } from './upload.rules';

/** Longer side of a photo as it leaves the device: more than the shop keeps. */
const SENT_PX = 2_048;
/** A photo that is small enough is sent as it is. */
const SENT_BYTES = 1_500_000;
const POSTER_PX = 1_600;
const QUALITY = 0.86;
/** A film that does not open in this time has no picture of it. */
const POSTER_MS = 5_000;

export interface Prepared {
  body: Blob;
  contentType: MediaContentType;
  poster: Blob | null;
}

/** Makes a chosen file ready to be sent, on the device; or says what is wrong with it, by the same rules as the server (V-MED1, V-MED2). */
export async function prepareFile(file: File): Promise<Prepared | { problem: MediaCode }> {
  const contentType = contentTypeOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!contentType) return { problem: file.type.startsWith('video/') ? MEDIA_CODES.video : MEDIA_CODES.photo };
  const isVideo = MEDIA_TYPES[contentType] === 'VIDEO';
  const body = isVideo ? file : await smaller(file);
  const sent = { body, contentType: body === file ? contentType : ('image/jpeg' as const) };
  const problem = mediaProblemOf({ contentType: sent.contentType, bytes: body.size });
  return problem ? { problem } : { ...sent, poster: isVideo ? await posterOf(file) : null };
}

/** The photo at most `SENT_PX` long, upright; itself where it is small, or where this browser cannot make it smaller. */
async function smaller(file: File): Promise<Blob> {
  if (typeof createImageBitmap !== 'function') return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  try {
    const isSmall = Math.max(picture.width, picture.height) <= SENT_PX && file.size <= SENT_BYTES;
    return (isSmall ? null : await drawn(picture, picture, SENT_PX)) ?? file;
  } finally {
    picture.close();
  }
}

async function drawn(source: CanvasImageSource, shape: { width: number; height: number }, side: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeWithin(shape, side));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What a photo lets through is white in JPEG, too.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** A picture of the film's beginning; null where this browser does not play it. */
async function posterOf(file: File): Promise<Blob | null> {
  const film = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    Object.assign(film, { muted: true, playsInline: true, preload: 'auto', src: `${url}#t=0.1` });
    await seen(film);
    return film.videoWidth > 0 ? await drawn(film, { width: film.videoWidth, height: film.videoHeight }, POSTER_PX) : null;
  } catch {
    return null;
  } finally {
    film.removeAttribute('src');
    film.load();
    URL.revokeObjectURL(url);
  }
}

const seen = (film: HTMLVideoElement) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no picture in time')), POSTER_MS);
    film.addEventListener('loadeddata', () => (clearTimeout(timer), resolve()), { once: true });
    film.addEventListener('error', () => (clearTimeout(timer), reject(new Error('not played'))), { once: true });
  });
