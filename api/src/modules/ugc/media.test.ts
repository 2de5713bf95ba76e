import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { newKey } from '../../platform/testing/checkout';
import { JPEG } from '../../platform/testing/pictures';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import type { PostMedia } from '@hyangro/contracts/ugc/media.contract';
import { addOperator } from '../operator/public';
import { mediaOf, removeMedia, saveMedia } from './media';
import { reviewTable } from './review.tables';

let shop: TestApp;
let member: Caller;
const folder = mkdtempSync(path.join(tmpdir(), 'hyangro-post-media-'));
beforeAll(async () => {
  shop = await createTestApp({ config: { UPLOAD_DIR: folder } });
  member = await shop.login();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

async function photo(): Promise<PostMedia> {
  const file = { contentType: 'image/jpeg', bytes: JPEG.length };
  const { mediaKey } = (await member.post('/media-uploads', file, { headers: { 'idempotency-key': newKey() } })).json();
  await member.put(`/media-uploads/${mediaKey}/parts/0`, JPEG, { headers: { 'content-type': 'application/octet-stream' } });
  return (await member.post(`/media-uploads/${mediaKey}/complete`, { bytes: JPEG.length })).json() as PostMedia;
}

test('a post shows its photos in the order it names them, keeps those it had, and lets the others go', async () => {
  const [a, b, c] = [await photo(), await photo(), await photo()];
  const ugcCd = 'RV0001';
  const saved = (mediaKeys: string[]) => shop.db.transaction((tx) => saveMedia(tx, { memCd: 'M0001', ugcCd, mediaKeys, now: new Date() }));
  const shown = async () =>
    (
      await shop.db
        .select({ media: mediaOf(reviewTable.ugcCd) })
        .from(reviewTable)
        .where(eq(reviewTable.ugcCd, ugcCd))
    )[0]?.media;
  const had = (await shown()) ?? [];
  expect(had.length).toBeGreaterThan(0);
  expect(await saved([b.mediaKey, ...had.map(({ mediaKey }) => mediaKey), a.mediaKey])).toEqual([b, ...had, a]);
  expect(await shown()).toEqual([b, ...had, a]);
  await saved([c.mediaKey, b.mediaKey]);
  expect(await shown()).toEqual([c, b]);
  expect((await shop.visitor().get(a.url)).statusCode).toBe(404);
  expect((await shop.visitor().get(b.url)).statusCode).toBe(200);
  expect(await saved([a.mediaKey])).toBeNull();
  await shop.db.transaction((tx) => removeMedia(tx, ugcCd, new Date()));
  expect([await shown(), (await shop.visitor().get(b.url)).statusCode]).toEqual([[], 404]);
});

test('photos of a post that is out of sight are seen by its author and by operators alone, and by everybody again once it is back', async () => {
  const file = await photo();
  const stranger = await shop.login('demo02');
  const [{ ugcCd }] = (await shop.deps.pool.query<{ ugcCd: string }>(`select ugc_cd as "ugcCd" from review where mem_cd = 'M0001' limit 1`))
    .rows as [{ ugcCd: string }];
  const token = (await addOperator(shop.db, 'content', 'CONTENT', { name: 'cli:test', requestId: null }, shop.clock.now())) ?? '';
  const authorization = `Bearer ${token}`;
  await shop.db.transaction((tx) => saveMedia(tx, { memCd: 'M0001', ugcCd, mediaKeys: [file.mediaKey], now: new Date() }));
  const statuses = async () => [
    (await shop.visitor().get(file.url)).statusCode,
    (await stranger.get(file.thumbUrl ?? '')).statusCode,
    (await member.get(file.url)).statusCode,
    (await shop.app.inject({ url: file.url, headers: { authorization } })).statusCode,
  ];
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  expect((await shop.visitor().get(file.url)).headers['cache-control']).toBe('private, max-age=31536000, immutable');
  const decide = (what: string) =>
    shop.app.inject({ method: 'POST', url: `/operator/ugc/${ugcCd}/${what}`, headers: { authorization }, payload: {} });
  expect((await decide('blind')).statusCode).toBe(200);
  expect(await statuses()).toEqual([404, 404, 200, 200]);
  expect((await shop.app.inject({ url: file.url, headers: { authorization: 'Bearer nobody-has-this-token' } })).statusCode).toBe(404);
  expect((await decide('restore')).statusCode).toBe(200);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});
