import { DeleteObjectsCommand, S3Client, paginateListObjectsV2 } from '@aws-sdk/client-s3';

/** Where a bucket is; credentials come the SDK's ordinary ways (environment, role). */
export interface BucketAddress {
  bucket: string;
  region: string;
  /** Of another service than AWS. */
  endpoint?: string;
}

/** A bucket that does not answer is given up while its caller still waits (`SLOW_CALL_LIMIT_MS`). */
const CONNECT_MS = 2_000;
const SOCKET_IDLE_MS = 10_000;

export const openS3 = ({ region, endpoint }: BucketAddress): S3Client =>
  new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SOCKET_IDLE_MS },
  });

/** Removes all objects of a bucket whose keys begin with `prefix`. */
export async function removeBelow(client: S3Client, bucket: string, prefix: string): Promise<void> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
    const Objects = Contents.map(({ Key }) => ({ Key }));
    if (Objects.length > 0) await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
  }
}
