import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';

/** Where a bucket is; credentials come the SDK's ordinary ways (environment, role). */
export interface BucketAddress {
  bucket: string;
  region: string;
  /** Of another service than AWS. */
  endpoint?: string;
}

/** The few things that releases ask of a bucket. */
export interface Bucket {
  /** Bytes of an object and the mark of this very state of it; null when there is none. */
  get(key: string): Promise<{ bytes: Buffer; mark: string } | null>;
  /** Mark of an object's state; null when there is none. */
  markOf(key: string): Promise<string | null>;
  /**
   * Writes an object, whole, if it still has the state `mark`, or, with null, if there is none yet.
   * @returns false when it has another
   */
  put(key: string, bytes: Buffer, mark: string | null): Promise<boolean>;
  removeFolder(folder: string): Promise<void>;
}

const CONNECT_MS = 2_000;
const SOCKET_IDLE_MS = 10_000;
const MISSING = new Set([404]);
/** The condition does not hold; or another conditional write is under way. */
const ANOTHER_STATE = new Set([409, 412]);

export function openBucket({ bucket, region, endpoint }: BucketAddress): Bucket {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SOCKET_IDLE_MS },
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    get: (key) =>
      unless(MISSING, null, async () => {
        const { Body, ETag } = await client.send(new GetObjectCommand(at(key)));
        if (!Body) throw new Error(`${key} came without a body.`);
        return { bytes: Buffer.from(await Body.transformToByteArray()), mark: marked(key, ETag) };
      }),
    markOf: (key) => unless(MISSING, null, async () => marked(key, (await client.send(new HeadObjectCommand(at(key)))).ETag)),
    put: (key, bytes, mark) =>
      unless(ANOTHER_STATE, false, async () => {
        const condition = mark === null ? { IfNoneMatch: '*' } : { IfMatch: mark };
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ...condition }));
        return true;
      }),
    async removeFolder(folder) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}/` })) {
        const Objects = Contents.map(({ Key }) => ({ Key }));
        if (Objects.length > 0) await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
      }
    },
  };
}

function marked(key: string, mark: string | undefined): string {
  if (mark === undefined) throw new Error(`${key} came without a mark of its state.`);
  return mark;
}

/** Answers `otherwise` when the service refuses with one of these statuses. */
async function unless<T, Other>(statuses: ReadonlySet<number>, otherwise: Other, work: () => Promise<T>): Promise<T | Other> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof S3ServiceException && statuses.has(error.$metadata.httpStatusCode ?? 0)) return otherwise;
    throw error;
  }
}
