import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { openS3, removeBelow, type BucketAddress } from '../s3-client';

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

const MISSING = new Set([404]);
/** The condition does not hold; or another conditional write is under way. */
const ANOTHER_STATE = new Set([409, 412]);

export function openBucket(address: BucketAddress): Bucket {
  const client = openS3(address);
  const at = (key: string) => ({ Bucket: address.bucket, Key: key });
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
    removeFolder: (folder) => removeBelow(client, address.bucket, `${folder}/`),
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
