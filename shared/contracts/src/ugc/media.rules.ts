import * as z from 'zod';
import { FILE_MAX_BYTES } from '../constants';
import { MAX_INTEGER } from '../kit/schemas';

/** What a post may show (K-REV): photos as JPG or PNG, videos as mp4 or mov, by the type that they call themselves. */
export const MEDIA_TYPES = {
  'image/jpeg': 'IMAGE',
  'image/png': 'IMAGE',
  'video/mp4': 'VIDEO',
  'video/quicktime': 'VIDEO',
} as const;
export type MediaContentType = keyof typeof MEDIA_TYPES;
export type MediaType = (typeof MEDIA_TYPES)[MediaContentType];

const MB = 1024 * 1024;
/** Largest video: 50 MB are taken, one byte more is not (V-MED1). */
export const VIDEO_MAX_BYTES = 50 * MB;
/** Largest photo as it is sent; forms make larger ones smaller first. */
export const PHOTO_MAX_BYTES = FILE_MAX_BYTES;
/** Largest picture that a video shows before it plays. */
export const POSTER_MAX_BYTES = 2 * MB;
/** A file goes in parts, each in a call of its own: largest one, and the smallest that is not the last. */
export const PART_BYTES = { max: 4 * MB, min: 64 * 1024 } as const;
/** Longer side, in pixels, of the three sizes in which a photo is kept. */
export const MEDIA_PX = { thumb: 320, list: 750, full: 1600 } as const;

/** What is wrong with a file, as codes of the `codes` catalogue. */
export const MEDIA_CODES = {
  /** No mp4 or mov, or larger than 50 MB. */
  video: 'review.v0003',
  /** No JPG or PNG, or none that can be read. */
  photo: 'review.v0004',
  photoBytes: 'media.v0001',
  pixels: 'media.v0002',
  /** It calls itself a video, and none can be found in it. */
  brokenVideo: 'media.v0003',
} as const;
export type MediaCode = (typeof MEDIA_CODES)[keyof typeof MEDIA_CODES];

export const isMediaType = (contentType: string): contentType is MediaContentType => Object.hasOwn(MEDIA_TYPES, contentType);

/** What is wrong with a file by what it says of itself (V-MED1, V-MED2); null when it may be sent. */
export function mediaProblemOf({ contentType, bytes }: { contentType: string; bytes: number }): MediaCode | null {
  if (!isMediaType(contentType)) return contentType.startsWith('video/') ? MEDIA_CODES.video : MEDIA_CODES.photo;
  if (MEDIA_TYPES[contentType] === 'VIDEO') return bytes > VIDEO_MAX_BYTES ? MEDIA_CODES.video : null;
  return bytes > PHOTO_MAX_BYTES ? MEDIA_CODES.photoBytes : null;
}

/** A file that is about to be sent, for form and server. */
export const newMedia = z
  .object({ contentType: z.string().max(100), bytes: z.int().min(1).max(MAX_INTEGER) })
  .superRefine((file, { addIssue }) => {
    const code = mediaProblemOf(file);
    if (code) addIssue({ code: 'custom', path: ['file'], message: code });
  });

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const FTYP = [0x66, 0x74, 0x79, 0x70];
/** Bytes of a file that `contentTypeOfBytes` looks at. */
export const HEAD_BYTES = 12;
/** Kinds of mp4 as their first box names them; a mov is `qt  `. Photos of phones (heic, avif) have the same box and other names. */
const MP4_BRANDS = ['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'M4VH', 'M4VP', 'MSNV', 'dash'];

/** What a file is by its first bytes, whatever it is called (V-MED1, V-MED2); null for anything that no post shows. */
export function contentTypeOfBytes(head: Uint8Array): MediaContentType | null {
  const has = (bytes: readonly number[], at = 0) => bytes.every((byte, n) => head[at + n] === byte);
  if (has(JPEG)) return 'image/jpeg';
  if (has(PNG)) return 'image/png';
  if (!has(FTYP, 4)) return null;
  const brand = String.fromCharCode(...head.subarray(8, 12));
  if (brand === 'qt  ') return 'video/quicktime';
  return MP4_BRANDS.includes(brand) ? 'video/mp4' : null;
}
