import { createTestApp, type TestApp } from '../testing/test-app';

const KEY = 'the-key-of-the-shell';
let shop: TestApp;
/** Of a member, for calls that visitors cannot make. */
let cookie: string;
beforeAll(async () => {
  shop = await createTestApp({ config: { SHELL_KEY: KEY, TRUST_PROXY: ['10.0.0.5'] } });
  const { cookies } = await shop.login();
  cookie = `hy_session=${cookies['hy_session']}`;
});
afterAll(() => shop.close());

let strangers = 0;
/** An address that has not called yet. */
const stranger = () => `203.0.113.${(strangers += 1)}`;
type Headers = Record<string, string>;
const call = async (key: string, remoteAddress: string, headers: Headers = {}) => {
  const [method, url] = key.split(' ') as ['GET' | 'HEAD' | 'POST', string];
  return shop.app.inject({
    method,
    url,
    remoteAddress,
    headers: { host: 'shop.test', 'x-requested-with': 'hyangro', ...headers },
    ...(method === 'POST' && { payload: {} }),
  });
};
/** Other refusals have the status too: a code asked for again too soon. */
const isLimited = ({ statusCode, headers, body }: Awaited<ReturnType<typeof call>>) =>
  headers['x-ratelimit-remaining'] === '0' && statusCode === 429 && (body === '' || body.includes('TooManyRequestsException'));
/** Statuses of so many calls in a row, each once. */
async function statusesOf(count: number, key: string, address: string, headers: (time: number) => Headers = () => ({})) {
  const statuses = new Set<number>();
  for (let time = 0; time < count; time += 1) statuses.add((await call(key, address, headers(time))).statusCode);
  return [...statuses];
}
const login = (count: number, address: string, headers?: (time: number) => Headers) => statusesOf(count, 'POST /login', address, headers);

test('NF-02 the thirty-first login of a minute from one address is refused with 429 and the time to wait', async () => {
  const address = stranger();
  expect(await login(30, address)).toEqual([422]);
  const refused = await call('POST /login', address);
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { exceptionName: 'TooManyRequestsException', messageCode: 'common.a0010', args: [] },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusesOf(1, 'GET /health', address)).toEqual([200]);
});

test.each([
  ['POST /login', 30],
  ['POST /login/find-id', 20],
  ['POST /login/find-id/confirm', 30],
  ['POST /login/find-password', 20],
  ['POST /login/find-password/confirm', 30],
  ['POST /login/reset', 20],
  ['POST /login/phone', 20],
  ['POST /login/phone/confirm', 30],
  ['POST /member/sign-up', 60],
  ['POST /member/join', 60],
  ['GET /member/check-id?loginId=perfume1', 60],
  ['GET /member/check-nickname?nickname=perfume', 60],
  ['GET /member/check-email?email=a%40example.com', 60],
  ['POST /member/verification/send', 20],
  ['POST /member/verification/confirm', 60],
  ['POST /member/email-code', 20],
  ['POST /member/email-confirm', 60],
  ['POST /common/logs/access', 120],
  ['POST /log', 120],
  ['HEAD /member/check-id?loginId=perfume1', 60],
])('NF-02 %s is answered %d times a minute to one address, and to its neighbour all the same', async (key, max) => {
  const address = stranger();
  for (let time = 0; time < max; time += 1) expect([time, isLimited(await call(key, address, { cookie }))]).toEqual([time, false]);
  expect(isLimited(await call(key, address, { cookie }))).toBe(true);
  expect(isLimited(await call(key, stranger(), { cookie }))).toBe(false);
});

const FORGED: [string, (time: number) => Headers][] = [
  ['a changing X-Forwarded-For', (time) => ({ 'x-forwarded-for': `198.51.100.${time}` })],
  ['a list in X-Forwarded-For', (time) => ({ 'x-forwarded-for': `198.51.100.${time}, 127.0.0.1` })],
  ['the address of this machine', () => ({ 'x-forwarded-for': '127.0.0.1' })],
  ['a changing Forwarded', (time) => ({ forwarded: `for=198.51.100.${time};proto=https` })],
  ['a changing X-Real-IP', (time) => ({ 'x-real-ip': `198.51.100.${time}` })],
  ['a guessed key', (time) => ({ 'x-shell-key': `key-${time}`, 'x-forwarded-for': `198.51.100.${time}` })],
  ['an empty key', (time) => ({ 'x-shell-key': '', 'x-forwarded-for': `198.51.100.${time}` })],
];
test.each(FORGED)('NF-02 with %s a stranger stays who he is', async (_, headers) => {
  const address = stranger();
  expect(await login(30, address, headers)).toEqual([422]);
  expect(await login(1, address, headers)).toEqual([429]);
});

test.each(['127.0.0.1', '::1'])('NF-02 a caller on this machine (%s) has no privilege and cannot speak for others', async (address) => {
  expect(await login(30, address, (time) => ({ 'x-forwarded-for': `198.51.100.${time}` }))).toEqual([422]);
  expect(await login(1, address, () => ({ 'x-forwarded-for': '198.51.100.99' }))).toEqual([429]);
  await statusesOf(600, 'GET /health', address);
  expect(await statusesOf(1, 'GET /health', address)).toEqual([429]);
});

test('NF-02 the shell is known by its key: shoppers behind it are counted one by one, its own calls not at all', async () => {
  const shopper = (ip: string) => () => ({ 'x-shell-key': KEY, 'x-forwarded-for': ip });
  expect(await login(30, '10.0.0.9', shopper('198.51.100.1'))).toEqual([422]);
  expect(await login(1, '10.0.0.9', shopper('198.51.100.1'))).toEqual([429]);
  expect(await login(1, '10.0.0.9', shopper('198.51.100.2'))).toEqual([422]);
  expect(await statusesOf(700, 'GET /common/exchange-rate', '10.0.0.9', () => ({ 'x-shell-key': KEY }))).toEqual([200]);
});

test('NF-02 addresses of one IPv6 household are counted together', async () => {
  for (let time = 0; time < 30; time += 1) await call('POST /login', `2001:db8:1:2::${time + 1}`);
  expect(await login(1, '2001:db8:1:2::ffff')).toEqual([429]);
  expect(await login(1, '2001:db8:1:3::1')).toEqual([422]);
});

test('NF-02 a proxy named by configuration is believed, and only what it has added itself', async () => {
  const behind = (ip: string) => (time: number) => ({ 'x-forwarded-for': `6.6.6.${time}, ${ip}` });
  expect(await login(30, '10.0.0.5', behind('198.51.100.11'))).toEqual([422]);
  expect(await login(1, '10.0.0.5', behind('198.51.100.11'))).toEqual([429]);
  expect(await login(1, '10.0.0.5', behind('198.51.100.12'))).toEqual([422]);
});

test('NF-02 a thousand products read in a row from one address are all shown: a carrier’s phones share one', async () => {
  const address = stranger();
  expect(await statusesOf(1_000, 'GET /product/P0001', address)).toEqual([200]);
  expect(await login(30, address)).toEqual([422]);
  expect(await login(1, address)).toEqual([429]);
});

test('NF-02 a member is counted by session, wherever the phone is, and not for reading what everybody may', async () => {
  const { cookies } = await shop.login('demo02');
  const own = () => ({ cookie: `hy_session=${cookies['hy_session']}` });
  expect(await statusesOf(650, 'GET /categories', stranger(), own)).toEqual([200]);
  const address = stranger();
  expect(await statusesOf(300, 'GET /cart/items', address, own)).toEqual([200]);
  expect(await statusesOf(300, 'GET /cart/items', stranger(), own)).toEqual([200]);
  expect(await statusesOf(1, 'GET /cart/items', stranger(), own)).toEqual([429]);
  expect(await statusesOf(1, 'GET /cart/items', address, () => ({ cookie }))).toEqual([200]);
});
