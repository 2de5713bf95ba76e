import * as z from 'zod';
import { optional, readSettings, url } from '../settings';
import type { BucketAddress } from '../s3-client';
import { folderReleases, type Releases } from './folder-releases';

/** Settings of a program that reads or writes releases: a folder, or a bucket that all machines share. */
export const releaseStoreSettings = {
  /** Bucket of the releases; without it they lie in the folder `RELEASE_STORE`. */
  RELEASE_BUCKET: optional,
  S3_ENDPOINT: url,
  S3_REGION: z.string().default('ap-northeast-2'),
};

interface BucketSettings {
  RELEASE_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
}
/** The bucket of the settings above; null: releases lie in a folder. */
export const bucketAddress = ({ RELEASE_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint }: BucketSettings): BucketAddress | null =>
  bucket ? { bucket, region, endpoint } : null;

/** The store that releases are written to. The SDK of buckets is loaded where there is one. */
export async function openReleases(folder: string, bucket: BucketAddress | null, warn: (message: string) => void): Promise<Releases> {
  if (!bucket) return folderReleases(folder, warn);
  const [{ openBucket }, { bucketReleases }] = await Promise.all([import('./bucket'), import('./bucket-releases')]);
  return bucketReleases(openBucket(bucket), warn);
}

/** The bucket that a command's environment names. */
export const bucketIn = (command: string, env: NodeJS.ProcessEnv): BucketAddress | null =>
  bucketAddress(readSettings(command, z.object(releaseStoreSettings), env));
