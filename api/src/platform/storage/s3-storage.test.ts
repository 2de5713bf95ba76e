import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { readConfig } from '../../config';
import { startS3Server, type S3Server } from '@hyangro/server/testing/s3-server';
import { openStorage } from './open-storage';
import { RangeBeyondEnd, StorageUnavailable, type Storage } from './storage';

let server: S3Server;
let storage: Storage;
beforeAll(async () => {
  server = await startS3Server();
  storage = await openStorage(readConfig({ S3_BUCKET: server.bucket, S3_ENDPOINT: server.endpoint }));
});
afterAll(() => server.kill());

const MB = 1024 * 1024;
const pieces = (count: number) => Readable.from(Array.from({ length: count }, (_, at) => Buffer.alloc(MB, at)));

test('with a bucket configured files are kept there', async () => {
  await storage.put('review/1.webp', Buffer.from('picture'), 'image/webp');
  const file = await storage.get('review/1.webp');
  expect([file?.contentType, file?.bytes, await text(file?.body ?? Readable.from([]))]).toEqual(['image/webp', 7, 'picture']);
  await storage.remove('review/1.webp');
  expect(await storage.get('review/1.webp')).toBeNull();
});

test('a bucket gives the part that is asked for, and says when it lies behind the end', async () => {
  await storage.put('review/2.mp4', Buffer.from('picture'), 'video/mp4');
  const read = async (range: string) => {
    const file = await storage.get('review/2.mp4', range);
    return [file?.contentRange, file?.bytes, await text(file?.body ?? Readable.from([]))];
  };
  expect(await read('bytes=0-2')).toEqual(['bytes 0-2/7', 3, 'pic']);
  await expect(read('bytes=8-9')).rejects.toThrow(RangeBeyondEnd);
});

test.each([
  ['that tells its size', 3, 3 * MB],
  ['of unknown size, in the parts of a bucket', 12, undefined],
])('a stream %s arrives whole', async (_, count, bytes) => {
  await storage.put('review/3.mp4', pieces(count), 'video/mp4', bytes);
  const file = await storage.get('review/3.mp4');
  expect((await buffer(file?.body ?? Readable.from([]))).equals(await buffer(pieces(count)))).toBe(true);
});

test('a stream that breaks off leaves nothing', async () => {
  const broken = () =>
    Readable.from(
      (function* () {
        yield Buffer.alloc(MB);
        throw new Error('connection lost');
      })(),
    );
  await expect(storage.put('review/4.mp4', broken(), 'video/mp4', 2 * MB)).rejects.toThrow();
  await expect(storage.put('review/4.mp4', broken(), 'video/mp4')).rejects.toThrow();
  expect(await storage.get('review/4.mp4')).toBeNull();
});

test('a folder goes with all its files, and no other', async () => {
  for (const key of ['a/1', 'a/parts/2', 'ab/3']) await storage.put(key, Buffer.from(key), 'text/plain');
  await storage.removeFolder('a/');
  expect([await storage.get('a/1'), await storage.get('a/parts/2'), (await storage.get('ab/3'))?.bytes]).toEqual([null, null, 4]);
});

test('a bucket that is away is named so, for every call', async () => {
  await server.kill();
  await expect(storage.get('review/1.webp')).rejects.toThrow(StorageUnavailable);
  await expect(storage.put('review/1.webp', Buffer.from('picture'), 'image/webp')).rejects.toThrow(StorageUnavailable);
  await expect(storage.put('review/1.mp4', pieces(1), 'video/mp4', MB)).rejects.toThrow(StorageUnavailable);
  await expect(storage.removeFolder('a/')).rejects.toThrow(StorageUnavailable);
});
