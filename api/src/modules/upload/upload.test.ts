import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { JPEG } from '../../platform/testing/pictures';
import { namedLocks, raceOn } from '../../platform/testing/race';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { keepPicture } from './upload.service';
import { uploadTable } from './upload.tables';

const LIMIT = 4;
let shop: TestApp;
let member: Caller;
beforeAll(async () => {
  shop = await createTestApp({ config: { UPLOADS_PER_DAY: LIMIT, UPLOADS_AT_ONCE: 3 } });
  member = await shop.login();
});
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(uploadTable));

const send = (file: Buffer, caller = member) => caller.post('/claims/photos', file, { headers: { 'content-type': 'image/jpeg' } });
/** The photo as its member gets it back. */
async function kept(file: Buffer): Promise<Buffer> {
  const answer = await send(file);
  expect(answer.statusCode).toBe(201);
  return (await member.get(`/uploads/${answer.json().photoKey}`)).rawPayload;
}
const drawn = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#c66' } });
const gps = { IFD0: { Make: 'Camera', BodySerialNumber: 'SERIAL-4711' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } };

test('NF-02 a JPEG is kept without place, camera, comment and what stands behind it, and upright', async () => {
  const taken = await drawn().jpeg().withExif(gps).withMetadata({ orientation: 6 }).withExifMerge(gps).toBuffer();
  const comment = Buffer.from('<script>alert(1)</script>');
  const file = Buffer.concat([
    taken.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, comment.length + 2]),
    comment,
    taken.subarray(2),
    Buffer.from('<html>behind</html>'),
  ]);
  expect(file.includes('SERIAL-4711') && file.includes('Camera')).toBe(true);
  const clean = await kept(file);
  for (const trace of ['SERIAL-4711', 'Camera', 'Exif', '<script', '<html']) expect([trace, clean.includes(trace)]).toEqual([trace, false]);
  const { format, width, height, exif, orientation } = await sharp(clean).metadata();
  expect([format, width, height, exif, orientation]).toEqual(['jpeg', 20, 30, undefined, undefined]);
});

test('NF-02 a PNG is kept without its texts, and with the pixels it had', async () => {
  const png = await drawn().png().toBuffer();
  const text = Buffer.from('tEXtComment\0taken at home');
  const chunk = Buffer.concat([Buffer.alloc(4), text, Buffer.alloc(4)]);
  chunk.writeUInt32BE(text.length - 4);
  chunk.writeUInt32BE(crc32(text), chunk.length - 4);
  const clean = await kept(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33), Buffer.from('<html>')]));
  expect([clean.includes('taken at home'), clean.includes('tEXt'), clean.includes('<html>')]).toEqual([false, false, false]);
  expect(await sharp(clean).raw().toBuffer()).toEqual(await drawn().raw().toBuffer());
});

test('NF-02 a picture of more pixels than any photo is refused before it is decoded; one that cannot be decoded is none', async () => {
  const png = await drawn().png().toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  expect((await send(png)).json().args).toEqual([{ field: 'photo', code: 'claim.v0011' }]);
  const broken = Buffer.concat([JPEG.subarray(0, 180), JPEG.subarray(-2)]);
  expect((await send(broken)).json().args).toEqual([{ field: 'photo', code: 'claim.v0007' }]);
  expect(await shop.db.select().from(uploadTable)).toEqual([]);
});

test('V-CLM2 of one member so many photos of a day may wait for a claim; what a claim names does not count, nor does yesterday', async () => {
  for (let time = 0; time < LIMIT; time += 1) expect((await send(JPEG)).statusCode).toBe(201);
  const refused = await send(JPEG);
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { exceptionName: 'ClaimException', messageCode: 'claim.a0014', args: [LIMIT] },
  ]);
  expect((await send(JPEG, await shop.login('demo02'))).statusCode).toBe(201);
  await shop.db.update(uploadTable).set({ attachedAt: new Date() });
  expect((await send(JPEG)).statusCode).toBe(201);
  await shop.db.update(uploadTable).set({ attachedAt: null, createdAt: new Date(Date.now() - 25 * 3_600_000) });
  expect((await send(JPEG)).statusCode).toBe(201);
});

describe('at one moment', () => {
  const agent = new Agent({ maxSockets: 30 });
  let port: number;
  beforeAll(async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = shop.app.server.address() as AddressInfo);
  });
  afterAll(() => agent.destroy());

  /** An upload that has sent all but its last byte. */
  function begin(caller: Caller) {
    const cookie = Object.entries(caller.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const headers = { cookie, 'x-requested-with': 'hyangro', 'content-type': 'image/jpeg', 'content-length': JPEG.length };
    const call = request({ port, host: '127.0.0.1', method: 'POST', path: '/claims/photos', headers, agent });
    const answer = new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      call.on('error', reject).on('response', (response) => resolve([response.statusCode, response.resume().headers['retry-after']]));
    });
    call.write(JPEG.subarray(0, -1));
    return { answer, end: () => call.end(JPEG.subarray(-1)) };
  }

  test('so many files are received, the next wait, the rest hear when to come again; then all is well', async () => {
    const members = [member, await shop.login('demo02'), await shop.login('demo03')];
    const calls = Array.from({ length: 7 }, () => members.map(begin)).flat();
    const refused = await until(
      calls.map(({ answer }) => answer),
      6,
    );
    expect(refused).toEqual(Array(6).fill([503, '2']));
    calls.forEach(({ end }) => end());
    const statuses = (await Promise.all(calls.map(({ answer }) => answer))).map(([status]) => status);
    const countOf = (wanted: number) => statuses.filter((status) => status === wanted).length;
    expect([countOf(201), countOf(429), countOf(503)]).toEqual([12, 3, 6]);
    await shop.db.delete(uploadTable);
    expect((await Promise.all([send(JPEG), send(JPEG)])).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });

  test('a member whose files come slowly has two places, and the others send theirs meanwhile', async () => {
    const slow = Array.from({ length: 7 }, () => begin(member));
    const answers = slow.map(({ answer }) => answer);
    expect(await until(answers, 1)).toEqual([[503, '2']]);
    expect((await send(JPEG, await shop.login('demo02'))).statusCode).toBe(201);
    slow.forEach(({ end }) => end());
    expect((await Promise.all(answers)).map(([status]) => status).sort()).toEqual([201, 201, 201, 201, 429, 429, 503]);
  });
});

describePostgres('races', () => {
  raceOn(() => shop)(
    'V-CLM2 of ten photos sent at one moment as many are kept as a day may have',
    { guard: namedLocks, harm: /Expected: 4\s+Received: \d+/ },
    async () => {
      await shop.db.delete(uploadTable);
      await Promise.all(Array.from({ length: 10 }, () => keepPicture(shop.deps, 'M0001', JPEG, new Date())));
      expect((await shop.db.select().from(uploadTable)).length).toBe(LIMIT);
    },
  );
});

/** The first so many answers that come. */
function until<T>(answers: readonly Promise<T>[], count: number): Promise<T[]> {
  const come: T[] = [];
  return new Promise((resolve, reject) => {
    for (const answer of answers) answer.then((value) => come.push(value) === count && resolve([...come]), reject);
  });
}

/** Of a PNG's chunk (PNG specification, annex D). */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
