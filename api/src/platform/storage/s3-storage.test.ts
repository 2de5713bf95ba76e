import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { readConfig } from '../../config';
import { openStorage } from './open-storage';

/** A bucket service that keeps what it is given. */
let service: Server;
const kept = new Map<string, { body: Buffer; type: string }>();
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'key';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'secret';
  service = createServer(async (request, response) => {
    const key = new URL(request.url ?? '/', 'http://s3').pathname;
    const body = await buffer(request);
    const found = kept.get(key);
    if (request.method === 'PUT') kept.set(key, { body, type: String(request.headers['content-type']) });
    if (request.method === 'DELETE') kept.delete(key);
    if (request.method === 'GET' && !found)
      return response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (found && start && end) {
      if (Number(start) >= found.body.length)
        return response.writeHead(416, { 'content-type': 'application/xml' }).end('<Error><Code>InvalidRange</Code></Error>');
      return response
        .writeHead(206, { 'content-type': found.type, 'content-range': `bytes ${start}-${end}/${found.body.length}` })
        .end(found.body.subarray(Number(start), Number(end) + 1));
    }
    return response
      .writeHead(
        request.method === 'DELETE' ? 204 : 200,
        found && {
          'content-type': found.type,
          ...(request.method === 'GET' && { 'content-length': found.body.length }),
        },
      )
      .end(request.method === 'GET' ? found?.body : undefined);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

test('with a bucket configured files are kept there', async () => {
  const { port } = service.address() as AddressInfo;
  const storage = await openStorage(readConfig({ S3_BUCKET: 'media', S3_ENDPOINT: `http://127.0.0.1:${port}` }));
  await storage.put('review/1.webp', Buffer.from('picture'), 'image/webp');
  expect([...kept.keys()]).toEqual(['/media/review/1.webp']);
  const file = await storage.get('review/1.webp');
  expect([file?.contentType, file?.bytes, await text(file?.body ?? Readable.from([]))]).toEqual(['image/webp', 7, 'picture']);
  await storage.remove('review/1.webp');
  expect(await storage.get('review/1.webp')).toBeNull();
});

test('a bucket gives the part that is asked for, and the whole when the part does not exist', async () => {
  const { port } = service.address() as AddressInfo;
  const storage = await openStorage(readConfig({ S3_BUCKET: 'media', S3_ENDPOINT: `http://127.0.0.1:${port}` }));
  await storage.put('review/2.mp4', Buffer.from('picture'), 'video/mp4');
  const read = async (range: string) => {
    const file = await storage.get('review/2.mp4', range);
    return [file?.contentRange, await text(file?.body ?? Readable.from([]))];
  };
  expect(await read('bytes=0-2')).toEqual(['bytes 0-2/7', 'pic']);
  expect(await read('bytes=8-9')).toEqual([null, 'picture']);
});
