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

test('API-D21 with a bucket configured files are kept there', async () => {
  const { port } = service.address() as AddressInfo;
  const storage = await openStorage(readConfig({ S3_BUCKET: 'media', S3_ENDPOINT: `http://127.0.0.1:${port}` }));
  await storage.put('review/1.webp', Buffer.from('picture'), 'image/webp');
  expect([...kept.keys()]).toEqual(['/media/review/1.webp']);
  const file = await storage.get('review/1.webp');
  expect([file?.contentType, file?.bytes, await text(file?.body ?? Readable.from([]))]).toEqual(['image/webp', 7, 'picture']);
  await storage.remove('review/1.webp');
  expect(await storage.get('review/1.webp')).toBeNull();
});
