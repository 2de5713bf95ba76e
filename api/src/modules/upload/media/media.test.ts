import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { readConfig } from '../../../config';
import { hoursAfter } from '../../../platform/clock/clock';
import { localStorage } from '../../../platform/storage/local-storage';
import { openStorage } from '../../../platform/storage/open-storage';
import { StorageFull, type Storage } from '../../../platform/storage/storage';
import { newKey } from '../../../platform/testing/checkout';
import { FILM, box, filmOfBytes } from '../../../platform/testing/films';
import { startS3Server, type S3Server } from '@hyangro/server/testing/s3-server';
import { createTestApp, type Caller, type TestApp } from '../../../platform/testing/test-app';
import { attachMedia, detachMedia } from '../public';
import { removeLeftMedia } from './media.service';
import { mediaUploadTable } from './media.tables';

const LIMIT = 4;
const MB = 1024 * 1024;
let shop: TestApp;
let member: Caller;
let folder: string;
let server: S3Server;
/** Where files are kept; tests change it. */
let current: Storage;
const storage: Storage = {
  put: (...args) => current.put(...args),
  get: (...args) => current.get(...args),
  remove: (...args) => current.remove(...args),
  removeFolder: (...args) => current.removeFolder(...args),
};
const stores: { folder?: Storage; bucket?: Storage } = {};
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hyangro-ugc-media-'));
  [shop, server] = await Promise.all([createTestApp({ config: { UPLOADS_PER_DAY: LIMIT }, deps: { storage } }), startS3Server()]);
  stores.folder = localStorage(folder);
  stores.bucket = await openStorage(readConfig({ S3_BUCKET: server.bucket, S3_ENDPOINT: server.endpoint }));
  member = await shop.login();
});
afterAll(async () => {
  await Promise.all([shop.close(), server.kill()]);
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await shop.db.delete(mediaUploadTable);
  current = stores.folder as Storage;
});

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c66' } });
const announce = (contentType: string, bytes: number, caller = member) =>
  caller.post('/media-uploads', { contentType, bytes }, { headers: { 'idempotency-key': newKey() } });
const opened = async (contentType: string, bytes: number) => (await announce(contentType, bytes)).json().mediaKey as string;
const sendPart = (mediaKey: string, offset: number, part: Buffer, caller = member) =>
  caller.put(`/media-uploads/${mediaKey}/parts/${offset}`, part, { headers: { 'content-type': 'application/octet-stream' } });
const complete = (mediaKey: string, bytes: number) => member.post(`/media-uploads/${mediaKey}/complete`, { bytes });
/** Sends a file whole; the answer of its last call. */
async function upload(file: Buffer, contentType: string) {
  const mediaKey = await opened(contentType, file.length);
  for (let sent = 0; sent < file.length;) {
    const answer = await sendPart(mediaKey, sent, file.subarray(sent, sent + 4 * MB));
    sent = answer.json().receivedBytes as number;
  }
  return complete(mediaKey, file.length);
}
const filesOf = (mediaKey: string) => readdirSync(path.join(folder, 'private/media', mediaKey), { recursive: true }).sort();
const saved = (mediaKeys: string[], ugcCd = 'RV0001', memCd = 'M0001') =>
  shop.db.transaction((tx) => attachMedia(tx, { memCd, ugcCd, mediaKeys, now: new Date() }));
const refused = (answer: { statusCode: number; json(): { args: unknown } }) => [answer.statusCode, answer.json().args];

describe.each(['folder', 'bucket'] as const)('in a %s', (store) => {
  beforeEach(() => {
    current = stores[store] as Storage;
  });

  test('a photo of a post is kept in three sizes, and seen by its member alone until a post names it', async () => {
    const answer = await upload(await drawn(2_000, 1_000).jpeg().withMetadata({ orientation: 6 }).toBuffer(), 'image/jpeg');
    const { mediaKey, url, thumbUrl, listUrl, width, height } = answer.json();
    expect([answer.statusCode, width, height]).toEqual([200, 800, 1_600]);
    const seen = async (address: string, caller: Caller) => {
      const file = await caller.get(address);
      if (file.statusCode !== 200) return file.statusCode;
      const { width: wide, height: high, exif, orientation } = await sharp(file.rawPayload).metadata();
      return [wide, high, exif, orientation, file.headers['cache-control']];
    };
    expect(await seen(thumbUrl, member)).toEqual([160, 320, undefined, undefined, 'no-store']);
    expect([await seen(thumbUrl, shop.visitor()), await seen(thumbUrl, await shop.login('demo02'))]).toEqual([404, 404]);
    expect(await saved([mediaKey])).toEqual([answer.json()]);
    expect(await seen(listUrl, shop.visitor())).toEqual([375, 750, undefined, undefined, 'private, max-age=31536000, immutable']);
    expect(await seen(url, shop.visitor())).toEqual([800, 1_600, undefined, undefined, 'private, max-age=31536000, immutable']);
    expect(await seen(url.replace('full.jpg', 'parts/1'), shop.visitor())).toBe(404);
  });

  test('V-MED1 a video of exactly 50 MB is taken in parts and played by ranges, without the place where it was taken; one byte more is refused', async () => {
    const place = box('udta', box('©xyz', '+37.5665+126.9780/'));
    const room = filmOfBytes(50 * MB - place.length);
    const file = Buffer.concat([room, place]);
    expect(file).toHaveLength(50 * MB);
    const answer = await upload(file, 'video/mp4');
    const { mediaKey, type, url, posterUrl } = answer.json();
    expect([answer.statusCode, type, posterUrl]).toEqual([200, 'VIDEO', null]);
    const part = await member.get(url, { headers: { range: 'bytes=0-99' } });
    expect([part.statusCode, part.headers['content-range'], part.headers['content-type']]).toEqual([
      206,
      `bytes 0-99/${50 * MB}`,
      'video/mp4',
    ]);
    expect(part.rawPayload).toEqual(FILM.subarray(0, 100));
    const end = await member.get(url, { headers: { range: `bytes=-${place.length}` } });
    expect([end.rawPayload.length, end.rawPayload.includes('+37.5665')]).toEqual([place.length, false]);
    expect(await member.get(url, { headers: { range: `bytes=${50 * MB}-` } })).toMatchObject({ statusCode: 416 });
    expect((await member.get(`/media-uploads/${mediaKey}`)).json().media).toEqual(answer.json());
    const larger = await announce('video/mp4', 50 * MB + 1);
    expect(refused(larger)).toEqual([422, [{ field: 'file', code: 'review.v0003' }]]);
  });

  test('a connection that breaks costs one part: the upload goes on where it stood, and its parts are gone once it is whole', async () => {
    const file = await drawn(1_200, 900).png({ compressionLevel: 0 }).toBuffer();
    const mediaKey = await opened('image/png', file.length);
    const [first, second] = [file.subarray(0, 100_000), file.subarray(100_000)];
    expect((await sendPart(mediaKey, 0, first)).json()).toEqual({ receivedBytes: 100_000 });
    const broken = Readable.from(
      (function* () {
        yield second.subarray(0, 70_000);
        throw new Error('connection lost');
      })(),
    );
    const headers = { 'content-type': 'application/octet-stream', 'content-length': String(second.length) };
    await member.put(`/media-uploads/${mediaKey}/parts/100000`, broken, { headers }).catch(() => undefined);
    expect((await member.get(`/media-uploads/${mediaKey}`)).json()).toMatchObject({ receivedBytes: 100_000, media: null });
    // A part that was sent twice counts once.
    expect((await sendPart(mediaKey, 0, first)).json().messageCode).toBe('media.a0002');
    expect((await complete(mediaKey, file.length)).json().messageCode).toBe('media.a0002');
    expect((await sendPart(mediaKey, 100_000, second)).json()).toEqual({ receivedBytes: file.length });
    const whole = await complete(mediaKey, file.length);
    expect((await complete(mediaKey, file.length)).json()).toEqual(whole.json());
    if (store === 'folder') expect(filesOf(mediaKey)).toEqual(['full.jpg', 'list.jpg', 'thumb.jpg']);
  });
});

test.each([
  ['image/gif', 'review.v0004'],
  ['image/webp', 'review.v0004'],
  ['image/svg+xml', 'review.v0004'],
  ['video/x-msvideo', 'review.v0003'],
  ['video/webm', 'review.v0003'],
  ['application/pdf', 'review.v0004'],
])('V-MED1 V-MED2 a file that calls itself %s is refused before it is sent', async (contentType, code) => {
  expect(refused(await announce(contentType, 1_000))).toEqual([422, [{ field: 'file', code }]]);
});

test('V-MED2 gif, webp and svg that call themselves photos are refused by their bytes, and nothing of them stays', async () => {
  const files = [
    await drawn(9, 9).gif().toBuffer(),
    await drawn(9, 9).webp().toBuffer(),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    FILM,
  ];
  for (const file of files) expect(refused(await upload(file, 'image/png'))).toEqual([422, [{ field: 'file', code: 'review.v0004' }]]);
  expect(await shop.db.select().from(mediaUploadTable)).toEqual([]);
});

test('V-MED1 an avi, a photo and a film that is cut off are no video, whatever they call themselves', async () => {
  const avi = Buffer.concat([Buffer.from('RIFF\0\0\0\0AVI LIST'), Buffer.alloc(2_000)]);
  for (const file of [avi, await drawn(9, 9).jpeg().toBuffer()])
    expect(refused(await upload(file, 'video/mp4'))).toEqual([422, [{ field: 'file', code: 'review.v0003' }]]);
  expect(refused(await upload(FILM.subarray(0, -100), 'video/mp4'))).toEqual([422, [{ field: 'file', code: 'media.v0003' }]]);
});

test('NF-02 a photo of more pixels than any has is refused before it is decoded', async () => {
  const png = await drawn(9, 9).png().toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  expect(refused(await upload(png, 'image/png'))).toEqual([422, [{ field: 'file', code: 'media.v0002' }]]);
});

test('what a video shows before it plays is checked like a photo, and comes in its sizes', async () => {
  const mediaKey = await opened('video/mp4', FILM.length);
  const send = (file: Buffer) => member.put(`/media-uploads/${mediaKey}/poster`, file, { headers: { 'content-type': 'image/jpeg' } });
  expect(refused(await send(Buffer.from('<svg/>')))).toEqual([422, [{ field: 'file', code: 'review.v0004' }]]);
  expect((await send(await drawn(1_700, 900).jpeg().toBuffer())).statusCode).toBe(204);
  await sendPart(mediaKey, 0, FILM);
  const { posterUrl, thumbUrl } = (await complete(mediaKey, FILM.length)).json();
  expect((await sharp((await member.get(posterUrl)).rawPayload).metadata()).width).toBe(1_600);
  expect((await member.get(thumbUrl)).statusCode).toBe(200);
});

test('P-11 an upload is its member’s alone: another one neither sees, nor goes on with, nor posts it', async () => {
  const mediaKey = await opened('image/jpeg', 1_000);
  const other = await shop.login('demo02');
  expect((await other.get(`/media-uploads/${mediaKey}`)).statusCode).toBe(404);
  expect((await sendPart(mediaKey, 0, Buffer.alloc(1_000), other)).statusCode).toBe(404);
  expect((await other.delete(`/media-uploads/${mediaKey}`)).statusCode).toBe(204);
  expect((await member.get(`/media-uploads/${mediaKey}`)).statusCode).toBe(200);
  expect((await shop.visitor().get(`/media-uploads/${mediaKey}`)).statusCode).toBe(401);
  const whole = (await upload(await drawn(9, 9).jpeg().toBuffer(), 'image/jpeg')).json().mediaKey as string;
  expect(await saved([whole], 'RV0002', 'M0002')).toBeNull();
});

test('a part is as large as the rules have it, and tells its size', async () => {
  const mediaKey = await opened('video/mp4', 6 * MB);
  expect((await sendPart(mediaKey, 0, Buffer.alloc(4 * MB + 1))).statusCode).toBe(413);
  expect((await sendPart(mediaKey, 0, Buffer.alloc(64 * 1024 - 1))).statusCode).toBe(400);
  expect((await sendPart(mediaKey, 0, Buffer.alloc(4 * MB))).statusCode).toBe(200);
  expect((await sendPart(mediaKey, 4 * MB, Buffer.alloc(2 * MB + 1))).statusCode).toBe(413);
});

test('of one member so many may wait for a post; one that is taken back makes room', async () => {
  const keys = await Promise.all(Array.from({ length: LIMIT }, () => opened('image/jpeg', 1_000)));
  const answer = await announce('image/jpeg', 1_000);
  expect([answer.statusCode, answer.json().messageCode, answer.json().args]).toEqual([429, 'media.a0003', [LIMIT]]);
  await member.delete(`/media-uploads/${keys[0]}`);
  expect((await announce('image/jpeg', 1_000)).statusCode).toBe(201);
});

test('files that a post lets go are nobody’s to see, and gone with the next cleaning', async () => {
  const photo = await drawn(9, 9).jpeg().toBuffer();
  const [kept, gone] = [await upload(photo, 'image/jpeg'), await upload(photo, 'image/jpeg')].map((answer) => answer.json()) as [
    { mediaKey: string; url: string },
    { mediaKey: string; url: string },
  ];
  await saved([kept.mediaKey, gone.mediaKey]);
  await shop.db.transaction((tx) => detachMedia(tx, { ugcCd: 'RV0001', kept: [kept.mediaKey], now: new Date() }));
  const seen = async () => [(await shop.visitor().get(kept.url)).statusCode, (await member.get(gone.url)).statusCode];
  expect(await seen()).toEqual([200, 404]);
  expect(await saved([gone.mediaKey], 'RV0002')).toBeNull();
  await removeLeftMedia(shop.deps, new Date());
  expect(await seen()).toEqual([200, 404]);
  expect(readdirSync(path.join(folder, 'private/media'))).not.toContain(gone.mediaKey);
});

test('what no post names is gone after a day, half files and the parts that a crash left too; what is posted stays', async () => {
  const photo = await drawn(9, 9).jpeg().toBuffer();
  const posted = (await upload(photo, 'image/jpeg')).json().mediaKey as string;
  await saved([posted]);
  const half = await opened('video/mp4', 2 * MB);
  await sendPart(half, 0, Buffer.alloc(MB));
  // A process that ended between two steps: the photo is whole, its part is still there.
  await current.put(`private/media/${posted}/parts/${photo.length}-X`, photo, 'application/octet-stream');
  await shop.db
    .update(mediaUploadTable)
    .set({ parts: [`${photo.length}-X`] })
    .where(eq(mediaUploadTable.mediaKey, posted));
  const now = new Date();
  await removeLeftMedia(shop.deps, hoursAfter(now, 23));
  expect((await member.get(`/media-uploads/${half}`)).statusCode).toBe(200);
  await removeLeftMedia(shop.deps, hoursAfter(now, 25));
  expect((await member.get(`/media-uploads/${half}`)).statusCode).toBe(404);
  expect([filesOf(posted), readdirSync(path.join(folder, 'private/media')).includes(half)]).toEqual([
    ['full.jpg', 'list.jpg', 'thumb.jpg'],
    false,
  ]);
});

test('a full disk is 507 and says so, nothing half stays, and the upload goes on once there is room', async () => {
  const photo = await drawn(90, 90).jpeg().toBuffer();
  const mediaKey = await opened('image/jpeg', photo.length);
  const hasRoom = current;
  current = { ...hasRoom, put: () => Promise.reject(new StorageFull('no room')) };
  const full = await sendPart(mediaKey, 0, photo);
  expect([full.statusCode, full.json()]).toEqual([507, { exceptionName: 'StorageException', messageCode: 'media.a0004', args: [] }]);
  current = hasRoom;
  expect((await sendPart(mediaKey, 0, photo)).statusCode).toBe(200);
  current = { ...hasRoom, put: () => Promise.reject(new StorageFull('no room')) };
  expect((await complete(mediaKey, photo.length)).statusCode).toBe(507);
  expect((await member.get(`/media-uploads/${mediaKey}`)).json().media).toBeNull();
  current = hasRoom;
  expect((await complete(mediaKey, photo.length)).statusCode).toBe(200);
});

test('a bucket that is away is 503 with Retry-After, for who sends and for who looks; both go on when it is back', async () => {
  const photo = await drawn(90, 90).jpeg().toBuffer();
  const { mediaKey, url } = (await upload(photo, 'image/jpeg')).json();
  await saved([mediaKey]);
  const isBack = current;
  current = await openStorage(readConfig({ S3_BUCKET: 'media', S3_ENDPOINT: 'http://127.0.0.1:9' }));
  const waiting = await opened('image/jpeg', photo.length);
  for (const answer of [await sendPart(waiting, 0, photo), await shop.visitor().get(url)])
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '2', undefined]);
  current = isBack;
  expect((await sendPart(waiting, 0, photo)).statusCode).toBe(200);
  expect((await shop.visitor().get(url)).statusCode).toBe(200);
});
