import { createTestApp, newAddress, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ config: { READS_AT_ONCE: 2, READS_WAITING: 3 } });
});
afterAll(() => shop.close());

const UNAVAILABLE = { exceptionName: 'ServiceUnavailableException', messageCode: 'common.a0001', args: [] };
const read = (url = '/product/P0001') =>
  shop.app.inject({ method: 'GET', url, remoteAddress: newAddress(), headers: { host: 'shop.test', 'x-requested-with': 'hyangro' } });

// The first answer is put together, which takes longer than a reader waits.
beforeAll(() => read());

test('when more read at one moment than fit, the next wait, the rest are asked to come again, and all is well afterwards', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => read()));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect([statuses.filter((status) => status === 200), statuses.filter((status) => status === 503)]).toEqual([
    Array(5).fill(200),
    Array(7).fill(503),
  ]);
  const refused = answers.find(({ statusCode }) => statusCode === 503);
  expect([refused?.json(), Number(refused?.headers['retry-after'])]).toEqual([UNAVAILABLE, 2]);
  expect((await Promise.all([read(), read(), read()])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('reads that end with a refusal, or that nobody waits for any more, give their place back', async () => {
  for (let time = 0; time < 8; time += 1) expect((await read('/product/NONE')).statusCode).toBe(404);
  for (let time = 0; time < 8; time += 1) {
    const gone = new AbortController();
    const asked = shop.app.inject({ method: 'GET', url: '/product/P0001', headers: { host: 'shop.test' }, signal: gone.signal });
    gone.abort();
    await asked.catch(() => undefined);
  }
  expect((await Promise.all([read(), read()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('a full house of readers keeps nobody from buying: what members do does not wait behind it', async () => {
  const member = await shop.login();
  const readers = Array.from({ length: 12 }, () => read());
  expect((await member.get('/cart/items')).statusCode).toBe(200);
  expect((await Promise.all(readers)).some(({ statusCode }) => statusCode === 503)).toBe(true);
});
