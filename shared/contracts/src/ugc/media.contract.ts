import * as z from 'zod';
import { contract } from '../kit/contract';
import { MEDIA_TYPES, PART_BYTES, POSTER_MAX_BYTES, VIDEO_MAX_BYTES, newMedia } from './media.rules';

/** Names a file from the call that begins its upload on, in forms, drafts and posts. */
export const mediaKey = z.string().min(1).max(100);

/**
 * A photo or video of a post. Addresses hold for good and are shown to whoever sees the post; before one names the file, to its member alone.
 */
export const postMedia = z.object({
  /** Names the file in the form that writes or changes the post. */
  mediaKey,
  type: z.enum(['IMAGE', 'VIDEO']),
  /** The photo at most 1,600 pixels long, or the video. */
  url: z.string(),
  /** The photo, or what the video shows before it plays, at most 320 and 750 pixels long; null for a video without such a picture. */
  thumbUrl: z.string().nullable(),
  listUrl: z.string().nullable(),
  /** What the video shows before it plays, at most 1,600 pixels long; null for a photo, and for a video without. */
  posterUrl: z.string().nullable(),
  /** Shape in pixels, as it is seen; null where it is not known. */
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type PostMedia = z.infer<typeof postMedia>;

export const mediaUpload = z.object({
  mediaKey,
  bytes: z.int(),
  /** How far it came: the offset of the part that is sent next. */
  receivedBytes: z.int(),
  /** Once it is complete. */
  media: postMedia.nullable(),
});
export type MediaUpload = z.infer<typeof mediaUpload>;

const byKey = z.object({ mediaKey });
const CONTENT_TYPES = Object.keys(MEDIA_TYPES);

/**
 * Photos and videos of posts (API-D21). A file is announced, goes in parts from its first byte to its last, and is complete once the server has looked
 * at it. A connection that breaks costs one part: `GET` tells where to go on. What no post names within a day is removed.
 */
export const mediaContract = contract({
  'POST /media-uploads': {
    summary: `Announce a photo or video for a post: ${CONTENT_TYPES.join(', ')}; photos of 10 MB, videos of 50 MB at most. Sent again under its key it is the same upload`,
    source: 'API-D21, V-MED1, V-MED2',
    access: 'member',
    body: newMedia,
    idempotent: true,
    status: 201,
    ok: mediaUpload,
    refusals: ['MEDIA_LIMIT'],
  },
  'GET /media-uploads/:mediaKey': {
    summary: 'How far an upload came',
    source: 'API-D21',
    access: 'member',
    params: byKey,
    ok: mediaUpload,
    refusals: ['MEDIA_UPLOAD_NOT_FOUND'],
  },
  'PUT /media-uploads/:mediaKey/parts/:offset': {
    summary: `The bytes from this offset on, ${PART_BYTES.min / 1024} KB to ${PART_BYTES.max / 1024 / 1024} MB, the last part any; a part that breaks off counts for nothing`,
    source: 'API-D21',
    access: 'member',
    params: byKey.extend({ offset: z.coerce.number().int().min(0).max(VIDEO_MAX_BYTES) }),
    body: z.file(),
    consumes: ['application/octet-stream'],
    bodyMaxBytes: PART_BYTES.max,
    ok: z.object({ receivedBytes: z.int() }),
    refusals: ['MEDIA_UPLOAD_NOT_FOUND', 'MEDIA_OFFSET', 'STORAGE_FULL'],
  },
  'PUT /media-uploads/:mediaKey/poster': {
    summary: 'What a video shows before it plays, checked like a photo; any time before a post names the video',
    source: 'API-D21, V-MED2',
    access: 'member',
    params: byKey,
    body: z.file(),
    consumes: ['image/jpeg', 'image/png'],
    bodyMaxBytes: POSTER_MAX_BYTES,
    status: 204,
    ok: z.void(),
    refusals: ['MEDIA_UPLOAD_NOT_FOUND', 'STORAGE_FULL'],
  },
  'POST /media-uploads/:mediaKey/complete': {
    summary:
      'Look at the whole file: what it is is told by its content, photos are written anew in three sizes without metadata. A file that is refused (422, field `file`) is gone; sent again it answers the same',
    source: 'API-D21, V-MED1, V-MED2',
    access: 'member',
    params: byKey,
    /** How many bytes the whole file has. */
    body: z.object({ bytes: z.int().min(1).max(VIDEO_MAX_BYTES) }),
    ok: postMedia,
    refusals: ['MEDIA_UPLOAD_NOT_FOUND', 'MEDIA_OFFSET', 'STORAGE_FULL'],
  },
  'DELETE /media-uploads/:mediaKey': {
    summary: 'Take back a file that no post names, whole or half; one that is gone is no fault',
    source: 'API-D21',
    access: 'member',
    params: byKey,
    status: 204,
    ok: z.void(),
  },
});
