import type { Config } from '../../config';
import { localStorage } from './local-storage';
import type { Storage } from './storage';

/** A bucket when one is configured, else a folder. */
export async function openStorage(config: Pick<Config, 'UPLOAD_DIR' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION'>): Promise<Storage> {
  if (!config.S3_BUCKET) return localStorage(config.UPLOAD_DIR);
  // 37 MB that only shops with a bucket load.
  const { s3Storage } = await import('./s3-storage');
  return s3Storage({ bucket: config.S3_BUCKET, region: config.S3_REGION, endpoint: config.S3_ENDPOINT });
}
