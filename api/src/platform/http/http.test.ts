import * as z from 'zod';
import { api } from '@hyangro/contracts/api';
import { createTestApp, type TestApp } from '../testing/test-app';
import { throwRefusal } from './refusal';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ seed: 'empty' });
  shop.app.get('/test/fault', async () => {
    throw new Error('the secret is 42');
  });
  const endpoint = {
    summary: '',
    source: '',
    access: 'guest',
    ok: z.object({ name: z.string() }),
    refusals: ['CART_EMPTY'],
  } as const;
  shop.app.get('/test/named', { config: { endpoint } }, async () => throwRefusal('CART_EMPTY'));
  shop.app.get('/test/unnamed', { config: { endpoint } }, async () => throwRefusal('ORDER_NO_STOCK', '장미', 0));
  shop.app.get('/test/wrong-answer', { schema: { response: { 200: endpoint.ok } } }, async () => ({
    title: 'no name',
  }));
  shop.app.get('/test/too-much', { schema: { response: { 200: endpoint.ok } } }, async () => ({
    name: 'a',
    passwordHash: 'b',
  }));
  shop.app.get('/test/now', async (request) => ({
    now: request.now.toISOString(),
    locale: request.locale,
    isApp: request.isApp,
  }));
});
afterAll(() => shop.close());

const fault = { exceptionName: 'SystemException', messageCode: 'common.a0001', args: [] };
const exceptionOf = (response: { json(): unknown }) => (response.json() as { exceptionName: string }).exceptionName;

describe('errors have one shape', () => {
  test('ERR-OTH an unknown address is answered in the shop’s shape', async () => {
    const response = await shop.visitor().get('/nowhere');
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { exceptionName: 'NotFoundException', messageCode: 'common.a0003', args: [] },
    ]);
  });

  test('ERR-OTH an address that cannot be decoded is answered in the shop’s shape', async () => {
    const response = await shop.visitor().get('/product/%E0%A4%A');
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { exceptionName: 'ValidationException', messageCode: 'common.a0016', args: [] },
    ]);
  });

  test('a fault tells nothing of itself', async () => {
    const response = await shop.visitor().get('/test/fault');
    expect([response.statusCode, response.json()]).toEqual([500, fault]);
    expect(response.body).not.toContain('secret');
  });

  test('TRAP-15 a refusal that the endpoint names is answered with its status, code and values', async () => {
    const response = await shop.visitor().get('/test/named');
    expect([response.statusCode, response.json()]).toEqual([500, { exceptionName: 'OrderException', messageCode: 'cart.a0004', args: [] }]);
  });

  test('ERR-M10 a refusal that the endpoint does not name is a fault while developing', async () => {
    expect((await shop.visitor().get('/test/unnamed')).json()).toEqual(fault);
  });

  test('E-24 an answer that breaks the contract is a fault while developing', async () => {
    expect((await shop.visitor().get('/test/wrong-answer')).json()).toEqual(fault);
  });

  test('what the contract does not declare is not sent', async () => {
    expect((await shop.visitor().get('/test/too-much')).json()).toEqual({ name: 'a' });
  });

  test.each([
    ['broken JSON', '{"loginId":', 400, 'UnreadableBodyException'],
    ['an empty body', '', 400, 'UnreadableBodyException'],
    ['a body that is too large', JSON.stringify({ loginId: 'a'.repeat(300_000) }), 413, 'PayloadTooLargeException'],
    ['a list instead of a form', '[]', 422, 'ValidationException'],
    ['null', 'null', 422, 'ValidationException'],
    ['half of a character in a text', '{"loginId":"\\ud800","password":"a"}', 422, 'ValidationException'],
    ['half of a character in a name', '{"loginId":"a","password":"a","x\\udfff":1}', 422, 'ValidationException'],
    ['numbers instead of text', '{"loginId":1,"password":true}', 422, 'ValidationException'],
  ])('V-SRV1 %s is refused', async (_, payload, status, exceptionName) => {
    const response = await shop.visitor().post('/login', payload, { headers: { 'content-type': 'application/json' } });
    expect([response.statusCode, exceptionOf(response)]).toEqual([status, exceptionName]);
  });

  test('V-SRV1 a body of another kind is refused', async () => {
    const response = await shop.visitor().post('/login', '<xml/>', { headers: { 'content-type': 'application/xml' } });
    expect([response.statusCode, exceptionOf(response)]).toEqual([400, 'UnreadableBodyException']);
  });

  test('API-10 a bad value in the address is 400 and names the field', async () => {
    const response = await shop.visitor().get('/main/virtual-category/VC01?displayLimit=many');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      exceptionName: 'ValidationException',
      args: [{ field: 'displayLimit', code: 'validation.v0021' }],
    });
  });
});

describe('calls from other sites', () => {
  const post = (headers: Record<string, string | undefined>) => shop.visitor().post('/log', { rn: 'Main' }, { headers });

  test('NF-02 the shop’s own page may write', async () => {
    expect((await post({})).statusCode).toBe(204);
  });
  test('NF-02 a page served under another name of the same proxy may write: the browser says same-origin', async () => {
    expect((await post({ host: '127.0.0.1:3001', origin: 'http://localhost:3000' })).statusCode).toBe(204);
  });
  test.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site whose browser says nothing', { origin: 'https://evil.example', 'sec-fetch-site': undefined }],
    ['a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a page without the shop’s header', { 'x-requested-with': undefined }],
    ['a form of another site', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
  ])('NF-02 %s may not write', async (_, headers) => {
    const response = await post(headers);
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { exceptionName: 'CrossSiteException', messageCode: 'common.a0013', args: [] },
    ]);
  });
  test('NF-02 every unsafe call of the contract is guarded', async () => {
    for (const key of Object.keys(api).filter((name) => !name.startsWith('GET '))) {
      const [method, url] = key.split(' ') as ['POST', string];
      const response = await shop.app.inject({
        method,
        url,
        headers: { origin: 'https://evil.example', 'x-requested-with': 'x' },
      });
      expect([key, response.statusCode]).toEqual([key, 403]);
    }
  });
  test('NF-02 answers carry the protecting headers', async () => {
    const { headers } = await shop.visitor().get('/health');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });
});

describe('headers that a stranger can write', () => {
  test.each([
    ['a host that is an open bracket', { host: '[' }, 400],
    ['a host with spaces', { host: 'a b' }, 400],
    ['a host with a user', { host: 'a@b' }, 400],
    ['a forwarded host that is none', { 'x-forwarded-host': '[' }, 200],
    [
      'forwarded headers of all kinds',
      { forwarded: 'for=_x;host=[', 'x-forwarded-proto': 'x', 'x-forwarded-for': ',,', 'x-forwarded-port': '-1' },
      200,
    ],
    ['cookies of foreign shapes', { cookie: '=x; ; nonsense; hy_session="; __proto__=x; hy_locale=%E0%A4%A' }, 200],
    ['Origin: null', { origin: 'null' }, 200],
    ['an origin that is none', { origin: '[' }, 200],
    ['a language that is none', { 'accept-language': '\\"*;q=9' }, 200],
  ])('NF-02 a reading call with %s', async (_, headers, expected) => {
    const response = await shop.visitor().get('/common/app-version', { headers });
    expect(response.statusCode).toBe(expected);
    if (expected === 400) expect(response.json()).toEqual({ exceptionName: 'ValidationException', messageCode: 'common.a0016', args: [] });
  });

  test.each([
    ['Origin: null', { origin: 'null', 'sec-fetch-site': undefined }],
    ['Origin: null of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['an origin that is none', { origin: '[', 'sec-fetch-site': undefined }],
    ['the origin of a forged host', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'sec-fetch-site': undefined }],
  ])('NF-02 a writing call with %s is refused', async (_, headers) => {
    expect((await shop.visitor().post('/log', { rn: 'Main' }, { headers })).statusCode).toBe(403);
  });
});

describe('other origins by configuration', () => {
  test('API-00a nobody is answered with CORS unless named', async () => {
    const response = await shop.visitor().get('/health', { headers: { origin: 'https://www.hyangro.example' } });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('API-00a a named origin is answered exactly, with credentials, and may write', async () => {
    const origin = 'https://www.hyangro.example';
    const other = await createTestApp({ seed: 'empty', config: { CORS_ORIGINS: [origin] } });
    try {
      const read = await other.visitor().get('/health', { headers: { origin } });
      expect(read.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
      });
      const preflight = await other.app.inject({
        method: 'OPTIONS',
        url: '/login',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, origin]);
      expect((await other.visitor().post('/log', { rn: 'Main' }, { headers: { origin, 'sec-fetch-site': 'same-site' } })).statusCode).toBe(
        204,
      );
      const stranger = await other.visitor().get('/health', { headers: { origin: 'https://evil.example' } });
      expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    } finally {
      await other.close();
    }
  });
});

describe('what a call brings', () => {
  const read = async (headers: Record<string, string | undefined>) =>
    (await shop.visitor().get('/test/now', { headers })).json() as {
      now: string;
      locale: string;
      isApp: boolean;
    };

  test('the language of the client counts, then the shopper’s choice, then Korean', async () => {
    expect((await read({ 'accept-language': 'zh-CN' })).locale).toBe('cn');
    expect((await read({ 'accept-language': 'fr', cookie: 'hy_locale=en' })).locale).toBe('en');
    expect((await read({ 'accept-language': 'en', cookie: 'hy_locale=cn', 'x-requested-with': undefined })).locale).toBe('cn');
    expect((await read({ 'accept-language': undefined })).locale).toBe('ko');
  });

  test('R-OTH-21 the app’s web view is known by its name', async () => {
    expect((await read({})).isApp).toBe(false);
    expect((await read({ 'user-agent': 'Mozilla/5.0 (iPhone) HyangroApp/2.1' })).isApp).toBe(true);
  });

  test('QA-03 a test moves the time of one call by header or cookie', async () => {
    expect((await read({ 'x-shop-now': '2030-01-01T00:00:00+09:00' })).now).toBe('2029-12-31T15:00:00.000Z');
    expect((await read({ cookie: 'shop_now=2030-01-01T00%3A00%3A00Z' })).now).toBe('2030-01-01T00:00:00.000Z');
    expect((await shop.visitor().get('/test/now', { headers: { 'x-shop-now': 'tomorrow' } })).statusCode).toBe(400);
  });
});
