import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createTestApp } from '../testing/test-app';
import { localStorage } from './local-storage';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hyangro-media-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file is kept under its key and can be taken away', async () => {
  const storage = localStorage(folder);
  await storage.put('review/1.webp', Buffer.from('picture'), 'image/webp');
  const file = await storage.get('review/1.webp');
  expect([file?.contentType, file?.bytes, await text(file?.body ?? Readable.from([]))]).toEqual(['image/webp', 7, 'picture']);
  await storage.remove('review/1.webp');
  expect(await storage.get('review/1.webp')).toBeNull();
});

test('half a file is never seen', async () => {
  const storage = localStorage(folder);
  const broken = Readable.from(
    (function* () {
      yield 'half';
      throw new Error('connection lost');
    })(),
  );
  await expect(storage.put('review/2.webp', broken, 'image/webp')).rejects.toThrow('connection lost');
  expect(readdirSync(path.join(folder, 'review'))).toEqual([]);
});

test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a\0b'])('NF-02 the key %j leads nowhere', async (key) => {
  const storage = localStorage(folder);
  expect(await storage.get(key)).toBeNull();
  await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow();
});

test('a film comes in the part a browser asks for', async () => {
  const shop = await createTestApp({ config: { UPLOAD_DIR: folder } });
  const read = async (range: string) => {
    const response = await shop.visitor().get('/media/u/review/4.mp4', { headers: { range } });
    expect(response.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(response.body.length),
      'content-type': 'video/mp4',
    });
    return [response.statusCode, response.headers['content-range'], response.body];
  };
  try {
    await shop.deps.storage.put('review/4.mp4', Buffer.from('picture'), 'video/mp4');
    expect(await read('bytes=0-2')).toEqual([206, 'bytes 0-2/7', 'pic']);
    expect(await read('bytes=4-')).toEqual([206, 'bytes 4-6/7', 'ure']);
    expect(await read('bytes=-2')).toEqual([206, 'bytes 5-6/7', 're']);
    expect(await read('bytes=2-99')).toEqual([206, 'bytes 2-6/7', 'cture']);
    for (const other of ['bytes=0-1,3-4', 'pages=1-2', 'bytes=x']) {
      expect([other, ...(await read(other))]).toEqual([other, 200, undefined, 'picture']);
    }
    const beyond = await shop.visitor().get('/media/u/review/4.mp4', { headers: { range: 'bytes=7-' } });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.body]).toEqual([416, 'bytes */7', '']);
    const { etag } = (await shop.visitor().get('/media/u/review/4.mp4')).headers;
    for (const [tag, status] of [
      [etag, 206],
      ['"another"', 200],
    ] as const) {
      const part = await shop.visitor().get('/media/u/review/4.mp4', { headers: { range: 'bytes=0-2', 'if-range': tag } });
      expect([tag, part.statusCode]).toEqual([tag, status]);
    }
  } finally {
    await shop.close();
  }
});

test('pictures come with their type and are kept by the browser for good', async () => {
  const shop = await createTestApp({ config: { UPLOAD_DIR: folder } });
  try {
    await shop.deps.storage.put('review/3.jpg', Buffer.from('jpeg'), 'image/jpeg');
    const { imgMainUrl } = (await shop.visitor().get('/product/P0001')).json() as { imgMainUrl: string };
    for (const url of [imgMainUrl, '/media/u/review/3.jpg']) {
      const response = await shop.visitor().get(url);
      expect([url, response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
        url,
        200,
        expect.stringMatching(/^image\//),
        'public, max-age=31536000, immutable',
      ]);
    }
    for (const url of ['/media/none.webp', '/media/%2e%2e/data/products.json', '/media/u/..%2f..%2fpackage.json']) {
      expect([url, (await shop.visitor().get(url)).statusCode]).toEqual([url, 404]);
    }
  } finally {
    await shop.close();
  }
});

test('who saves data gets pictures in half their width, and the whole of those that there are no smaller ones of', async () => {
  const shop = await createTestApp({ config: { UPLOAD_DIR: folder } });
  try {
    for (const name of [
      'p-1440.0123abcd.webp',
      'p-720.0123abcd.webp',
      'alone-1440.0123abcd.webp',
      'p-360.0123abcd.webp',
      'p-180.0123abcd.webp',
    ])
      await shop.deps.storage.put(`goods/${name}`, Buffer.from(name), 'image/webp');
    const read = async (name: string, headers = {}) => {
      const { statusCode, body, headers: answered } = await shop.visitor().get(`/media/u/goods/${name}`, { headers });
      // A cache that others share keeps both.
      expect([statusCode, answered.vary]).toEqual([200, 'save-data']);
      return body;
    };
    const saves = { 'save-data': 'on' };
    expect(await read('p-1440.0123abcd.webp')).toBe('p-1440.0123abcd.webp');
    expect(await read('p-1440.0123abcd.webp', { 'save-data': 'off' })).toBe('p-1440.0123abcd.webp');
    expect(await read('p-1440.0123abcd.webp', saves)).toBe('p-720.0123abcd.webp');
    expect(await read('p-720.0123abcd.webp', saves)).toBe('p-360.0123abcd.webp');
    expect(await read('p-360.0123abcd.webp', saves)).toBe('p-360.0123abcd.webp');
    expect(await read('alone-1440.0123abcd.webp', saves)).toBe('alone-1440.0123abcd.webp');

    const { imgMainUrl } = (await shop.visitor().get('/product/P0001')).json() as { imgMainUrl: string };
    const large = imgMainUrl.replace(/-\d+\./, '-720.');
    const bytesOf = async (headers = {}) => (await shop.visitor().get(large, { headers })).rawPayload.length;
    expect(await bytesOf(saves)).toBeLessThan((await bytesOf()) / 2);
  } finally {
    await shop.close();
  }
});
