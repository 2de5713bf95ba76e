import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { openS3, removeBelow, type BucketAddress } from '@hyangro/server/s3-client';
import { RangeBeyondEnd, StorageFull, StorageUnavailable, type Storage } from './storage';

/** Smallest part that S3 takes, one at a time: what is joined stands in memory by so much. */
const JOIN = { partSize: 5 * 1024 * 1024, queueSize: 1 };

/** Files in a bucket. */
export function s3Storage(address: BucketAddress): Storage {
  const client = openS3(address);
  const at = (key: string) => ({ Bucket: address.bucket, Key: key });
  return {
    put: (key, body, contentType, bytes) =>
      orUnavailable(async () => {
        const object = { ...at(key), ContentType: contentType };
        if (Buffer.isBuffer(body)) return void (await client.send(new PutObjectCommand({ ...object, Body: body })));
        await whole(body, (Body, abortController) => {
          if (bytes === undefined) return new Upload({ client, params: { ...object, Body }, ...JOIN, abortController }).done();
          return client.send(new PutObjectCommand({ ...object, Body, ContentLength: bytes }), { abortSignal: abortController.signal });
        });
      }),
    get: (key, range) =>
      orUnavailable(async () => {
        try {
          const { Body, ContentLength, ContentRange, ContentType } = await client.send(new GetObjectCommand({ ...at(key), Range: range }));
          return {
            body: Body as Readable,
            bytes: ContentLength ?? null,
            contentType: ContentType ?? 'application/octet-stream',
            contentRange: ContentRange ?? null,
          };
        } catch (error) {
          if (error instanceof NoSuchKey) return null;
          if (error instanceof S3ServiceException && error.name === 'InvalidRange') throw new RangeBeyondEnd(sizeIn(error));
          throw error;
        }
      }),
    remove: (key) => orUnavailable(async () => void (await client.send(new DeleteObjectCommand(at(key))))),
    removeFolder: (folder) => orUnavailable(() => removeBelow(client, address.bucket, folder)),
  };
}

/** The size that a service names when a range lies behind it; null where it does not. */
const sizeIn = (error: S3ServiceException): number | null => {
  const { ActualObjectSize: size } = error as { ActualObjectSize?: string };
  return size === undefined ? null : Number(size);
};

/** What a service answers that has no room, by the names that S3-compatible ones use. */
const FULL = new Set(['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull', 'EntityTooLargeForQuota']);
/** Of the network under the SDK. */
const UNREACHABLE = /\b(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|TimeoutError)\b/;

/**
 * Sends a stream, and gives up when it breaks off. The SDK does neither: it would wait for the rest for good, and passes an error of the stream
 * on to where nobody listens, which ends the process. So it gets a stream that only ends or stops.
 */
async function whole(body: Readable, send: (feed: Readable, abort: AbortController) => Promise<unknown>): Promise<void> {
  const abort = new AbortController();
  const feed = body.pipe(new PassThrough());
  const sent = send(feed, abort);
  const read = finished(body, { writable: false });
  // Whichever fails first is told; the other one's failure follows from it.
  sent.catch(() => undefined);
  read.catch(() => abort.abort());
  await Promise.all([read, sent]).finally(() => feed.destroy());
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof S3ServiceException) {
      if (FULL.has(error.name) || error.$metadata.httpStatusCode === 507) throw new StorageFull(error.message, { cause: error });
      if (error.$fault === 'server') throw new StorageUnavailable(error.message, { cause: error });
    }
    const { name, code, message } = error as { name?: string; code?: string; message?: string };
    if (UNREACHABLE.test(`${name} ${code} ${message}`)) throw new StorageUnavailable('no answer', { cause: error });
    throw error;
  }
}
