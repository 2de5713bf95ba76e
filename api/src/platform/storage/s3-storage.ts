import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Readable } from 'node:stream';
import type { Storage } from './storage';

export interface S3Options {
  bucket: string;
  region: string;
  /** Of another service than AWS. */
  endpoint?: string;
}

/** Files in a bucket; credentials come the SDK's ordinary ways (environment, role). */
export function s3Storage({ bucket, region, endpoint }: S3Options): Storage {
  const client = new S3Client({ region, ...(endpoint && { endpoint, forcePathStyle: true }) });
  return {
    async put(key, body, contentType) {
      await new Upload({
        client,
        params: { Bucket: bucket, Key: key, Body: body, ContentType: contentType },
      }).done();
    },
    async get(key, range) {
      try {
        const { Body, ContentLength, ContentRange, ContentType } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: key, Range: range }),
        );
        return {
          body: Body as Readable,
          bytes: ContentLength ?? null,
          contentType: ContentType ?? 'application/octet-stream',
          contentRange: ContentRange ?? null,
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        if (range !== undefined && error instanceof S3ServiceException && error.name === 'InvalidRange') return this.get(key);
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
