import { MEDIA_OFFSET, MEDIA_UPLOAD_NOT_FOUND } from '@hyangro/contracts/errors/known-refusals';
import type { MediaUpload, PostMedia } from '@hyangro/contracts/ugc/media.contract';
import { PART_BYTES, type MediaContentType } from '@hyangro/contracts/ugc/media.rules';
import { isRefusal, isUnreachable, type ApiClient } from '@hyangro/runtime';
import { nextPartBytes } from './upload.rules';

/** A file as it is sent. */
export interface Outgoing {
  body: Blob;
  contentType: MediaContentType;
  /** Of a video, where the device could make one. */
  poster: Blob | null;
  /** Names this attempt to announce it: a lost answer announces it once. */
  announceKey: string;
  /** Of an upload that was begun before. */
  mediaKey: string | null;
}

interface Steps {
  signal: AbortSignal;
  onKey(mediaKey: string): void;
  /** 0 to 1. */
  onProgress(ratio: number): void;
  /** Waits before the try after so many failed ones; ends early when the network is back. False when it has failed too often. */
  pause(failures: number): Promise<boolean>;
}

/** Whether another try may help: the connection broke, the server was busy, or the upload stands elsewhere than this page believes. */
const mayHeal = (error: unknown) => isUnreachable(error) || isRefusal(error, 'PUT /media-uploads/:mediaKey/parts/:offset', MEDIA_OFFSET);

/**
 * Sends a file in parts and has the server look at it. After a broken connection it asks how far the file came and goes on there.
 * @throws ApiError for a refusal, NetworkError when it failed too often, AbortError when the caller gave up
 */
export async function sendMedia(api: ApiClient, file: Outgoing, steps: Steps): Promise<PostMedia> {
  let { mediaKey } = file;
  let partBytes: number = PART_BYTES.min * 4;
  let failures = 0;
  let hasPoster = file.poster === null;
  for (;;) {
    try {
      const upload: MediaUpload = mediaKey
        ? await api('GET /media-uploads/:mediaKey', { params: { mediaKey }, signal: steps.signal })
        : await announce(api, file, steps.signal);
      if (upload.media) return upload.media;
      const key: string = upload.mediaKey;
      mediaKey = key;
      steps.onKey(key);
      for (let sent = upload.receivedBytes; sent < file.body.size;) {
        const began = performance.now();
        const part = new File([file.body.slice(sent, sent + partBytes)], '', { type: 'application/octet-stream' });
        const params = { mediaKey: key, offset: sent };
        const { receivedBytes } = await api('PUT /media-uploads/:mediaKey/parts/:offset', { params, body: part, signal: steps.signal });
        sent = receivedBytes;
        failures = 0;
        partBytes = nextPartBytes(partBytes, performance.now() - began);
        steps.onProgress(sent / file.body.size);
      }
      if (!hasPoster && file.poster) await sendPoster(api, key, file.poster, steps.signal);
      hasPoster = true;
      return await api('POST /media-uploads/:mediaKey/complete', {
        params: { mediaKey: key },
        body: { bytes: file.body.size },
        signal: steps.signal,
      });
    } catch (error) {
      if (steps.signal.aborted) throw error;
      partBytes = PART_BYTES.min;
      // It was removed meanwhile, as half a file is after a day: it is sent anew, once.
      if (mediaKey && isRefusal(error, 'GET /media-uploads/:mediaKey', MEDIA_UPLOAD_NOT_FOUND) && failures === 0) {
        mediaKey = null;
        failures = 1;
      } else if (!mayHeal(error) || !(await steps.pause(failures++))) throw error;
    }
  }
}

const announce = (api: ApiClient, { contentType, body, announceKey }: Outgoing, signal: AbortSignal) =>
  api('POST /media-uploads', { body: { contentType, bytes: body.size }, idempotencyKey: announceKey, signal });

/** A film without a picture of it is better than none: only a connection that breaks is tried again. */
async function sendPoster(api: ApiClient, mediaKey: string, poster: Blob, signal: AbortSignal): Promise<void> {
  const body = new File([poster], '', { type: 'image/jpeg' });
  await api('PUT /media-uploads/:mediaKey/poster', { params: { mediaKey }, body, signal }).catch((error: unknown) => {
    if (signal.aborted || isUnreachable(error)) throw error;
  });
}
