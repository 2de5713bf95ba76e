/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildShellServer } from './app';
import { readConfig } from './config';
import { drain } from '@hyangro/server/drain';

const root = mkdtempSync(path.join(tmpdir(), 'hyangro-shell-'));
const KEY = 'the-key-of-the-shell';
let api: Server;
/** Addresses the API was asked for so far. */
const called = new Set<string>();
const untilCalled = async (url: string) => {
  while (!called.has(url)) await new Promise((resolve) => setImmediate(resolve));
};
/** What the API was sent last. */
let heard: { url: string; headers: IncomingHttpHeaders; body: string };

beforeAll(async () => {
  mkdirSync(path.join(root, 'shell/dist/web'), { recursive: true });
  mkdirSync(path.join(root, 'shared/ui/dist/fonts'), { recursive: true });
  mkdirSync(path.join(root, '.release/remotes'), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/web/assets.json'), JSON.stringify({ scripts: ['main.js'] }));
  api = createServer((request, response) => {
    called.add(request.url ?? '');
    if (request.url === '/hangs') return;
    if (request.url === '/slow') return void setTimeout(() => response.end('slow'), 1_500);
    if (request.headers.cookie?.includes('hy_session=slow')) return void setTimeout(() => response.end('null'), 100);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard = { url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
      response.writeHead(200, { 'content-type': 'application/json' }).end('null');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
  rmSync(root, { recursive: true, force: true });
});

let shell: FastifyInstance | undefined;
let port = 0;
async function open(env: Record<string, string> = {}) {
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  ({ app: shell } = await buildShellServer(readConfig({ API_URL: apiUrl, SHELL_KEY: KEY, PORT: '3000', ...env }, root)));
  await shell.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shell.server.address() as AddressInfo);
}
afterEach(() => shell?.close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}
const ask = (at: string, headers: Record<string, string> = {}, method = 'GET', body: readonly string[] = []) =>
  new Promise<Answer>((resolve, reject) => {
    const call = send({ port, host: '127.0.0.1', path: at, method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    call.on('error', reject);
    for (const chunk of body) call.write(chunk);
    call.end();
  });
const canonicalOf = ({ body }: Answer) => /rel="canonical" href="([^"]+)"/.exec(body)?.[1];

const FORGED = {
  'x-forwarded-for': '198.51.100.7, 127.0.0.1',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '443',
  'x-forwarded-prefix': '/evil',
  forwarded: 'for=198.51.100.7;host=evil.example',
  'x-real-ip': '198.51.100.7',
  'x-shell-key': 'guess',
};

describe('a path that holds a web address', () => {
  const allowed = { EXTERNAL_HOSTS: 'allowed.example, pay.example:8443' };

  test.each([
    ['/x/https://allowed.host/p', { EXTERNAL_HOSTS: 'allowed.host' }, 'https://allowed.host/p'],
    ['/https://allowed.example/a/b?c=1&d=%2F', allowed, 'https://allowed.example/a/b?c=1&d=%2F'],
    ['/a/b/http://ALLOWED.example', allowed, 'http://allowed.example/'],
    ['/x/https:/allowed.example/folded', allowed, 'https://allowed.example/folded'],
    ['/x/https://pay.example:8443/a.pdf', allowed, 'https://pay.example:8443/a.pdf'],
  ])('R-OTH-11 %s leads to the host that the shop allows', async (at, env, location) => {
    await open(env);
    const answer = await ask(at);
    expect([answer.status, answer.headers.location]).toEqual([302, location]);
  });

  test.each([
    ['ko', '바깥 사이트로 이동할까요?'],
    ['en', 'Leave hyangro?'],
    ['cn', '要离开香路吗？'],
  ])('TRAP-10 to any other host a page in %s asks first, and names it', async (locale, title) => {
    await open(allowed);
    const { status, headers, body } = await ask('/x/https://evil.example/p?a=1', { cookie: `hy_locale=${locale}` });
    expect([status, headers.location]).toEqual([200, undefined]);
    expect(body).toContain(title);
    expect(body.match(/evil\.example/g)?.length).toBeGreaterThanOrEqual(3);
    expect(body).toContain('<a href="https://evil.example/p?a=1" rel="noopener noreferrer nofollow">');
    expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex, nofollow']);
    expect(body).not.toContain('<script');
  });

  test.each([
    ['a host whose name begins like an allowed one', '/x/https://allowed.example.evil.example/'],
    ['another port', '/x/https://allowed.example:444/'],
    ['another name before an @ is no host at all', '/x/https://allowed.example@evil.example/'],
    ['another scheme', '/x/javascript:alert(1)'],
    ['another scheme with slashes', '/x/ftp://allowed.example/'],
    ['a word that begins like one', '/x/httpbin'],
    ['an address in the query alone', '/search?next=/https://allowed.example/'],
  ])('TRAP-10 nothing redirects to %s', async (_, at) => {
    await open(allowed);
    expect((await ask(at)).headers.location).toBeUndefined();
  });

  test('TRAP-10 what stands in the address cannot break out of the page', async () => {
    await open(allowed);
    const { body } = await ask('/x/https://evil.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E?q="><img src=x>'.replaceAll(' ', '+'));
    expect(body).not.toMatch(/<script|<img/);
  });
});

describe('third parties', () => {
  const named = { GTAG_ID: 'G-1', GTAG_SCRIPT: 'https://tags.example/gtag/js', GTAG_HOSTS: 'https://collect.example/g' };
  const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']).replace(/'nonce-[^']+'/g, 'nonce');
  const hears = ({ body }: Answer) => body.includes('tags.example');
  const asks = ({ body }: Answer) => body.includes('<aside id="consent"');

  test('without an id there are none: no page asks, loads or allows anything', async () => {
    await open();
    const page = await ask('/');
    expect([asks(page), policyOf(page)]).toEqual([false, expect.stringContaining("connect-src 'self';")]);
    expect(policyOf(page)).toContain("script-src nonce 'strict-dynamic';");
  });

  test('a page that may load them allows their origins and no other; one whose reader has refused allows none', async () => {
    await open();
    const before = policyOf(await ask('/'));
    await shell?.close();
    await open(named);
    const asked = await ask('/');
    const both = ' https://tags.example https://collect.example';
    expect([asks(asked), hears(asked)]).toEqual([true, true]);
    expect(policyOf(asked).replaceAll(both, '')).toBe(before);
    expect(policyOf(asked).split(both)).toHaveLength(4);
    const agreed = await ask('/', { cookie: 'hy_consent=1' });
    expect([asks(agreed), hears(agreed), policyOf(agreed)]).toEqual([false, true, policyOf(asked)]);
    const noes: Record<string, string>[] = [{ cookie: 'hy_consent=0' }, { 'sec-gpc': '1' }, { dnt: '1', cookie: 'hy_consent=1' }];
    for (const headers of noes) {
      const refused = await ask('/', headers);
      expect([asks(refused), hears(refused), policyOf(refused)]).toEqual([false, false, before]);
    }
  });

  test('GEN-11 no Chinese page asks, loads or allows anything, whatever was agreed to', async () => {
    await open(named);
    const page = await ask('/', { cookie: 'hy_locale=cn; hy_consent=1' });
    expect([page.body.includes('lang="zh-CN"'), asks(page), hears(page), policyOf(page).includes('.example')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('who is offered another language is asked of nothing else on this page', async () => {
    await open(named);
    const page = await ask('/', { 'accept-language': 'en' });
    expect([page.body.includes('id="language-offer"'), asks(page), hears(page)]).toEqual([true, false, false]);
  });

  test.each([
    ['ko', '거절', '동의', '지금은 거절한 상태예요.'],
    ['en', 'Refuse', 'Agree', 'You have refused.'],
  ])('in %s the choice is changed on a page of its own, which needs no script', async (locale, refuse, agree, state) => {
    await open(named);
    const cookie = `hy_locale=${locale}`;
    const page = await ask('/privacy/cookies', { cookie });
    expect(page.body.indexOf(`<button>${refuse}</button>`)).toBeLessThan(page.body.indexOf(`<button>${agree}</button>`));
    expect(page.body).not.toContain('<script');
    const sent = await ask('/privacy/cookies/refuse', { cookie, origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}` }, 'POST');
    expect([sent.status, sent.headers.location, sent.headers['set-cookie']]).toEqual([
      303,
      '/privacy/cookies',
      [expect.stringMatching(/^hy_consent=0; Path=\/; Max-Age=31536000; SameSite=Lax$/)],
    ]);
    expect((await ask('/privacy/cookies', { cookie: `${cookie}; hy_consent=0` })).body).toContain(state);
  });

  test('no other site agrees for a reader, and a browser that wants no tracking has nothing to choose', async () => {
    await open(named);
    for (const origin of ['https://evil.example', 'null', undefined]) {
      const sent = await ask('/privacy/cookies/agree', origin === undefined ? {} : { origin }, 'POST');
      expect([sent.status, sent.headers['set-cookie']]).toEqual([403, undefined]);
    }
    const { body } = await ask('/privacy/cookies', { 'sec-gpc': '1', cookie: 'hy_locale=en' });
    expect([body.includes('<button'), body.includes('asks not to be tracked')]).toEqual([false, true]);
  });
});

describe('what the API hears of a shopper', () => {
  test('NF-02 a stranger’s forwarded headers are dropped: the address of the socket is passed on, with the key of the shell', async () => {
    await open();
    await ask('/api/common/app-version', { ...FORGED, host: `127.0.0.1:${port}` });
    expect(heard.url).toBe('/common/app-version');
    const told = Object.entries(heard.headers).filter(([name]) => /forward|real-ip|shell-key/.test(name));
    expect(Object.fromEntries(told)).toEqual({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': `127.0.0.1:${port}`,
      'x-forwarded-proto': 'http',
      'x-shell-key': KEY,
    });
  });

  test('NF-02 a proxy named by TRUST_PROXY is believed, as far as it has added the address itself', async () => {
    await open({ TRUST_PROXY: 'loopback' });
    await ask('/api/common/app-version', {
      'x-forwarded-for': '6.6.6.6, 198.51.100.7',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    });
    expect(heard.headers).toMatchObject({
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    });
  });

  test.each([
    ['no address', { 'x-forwarded-for': 'unknown' }, { 'x-forwarded-for': '127.0.0.1' }],
    ['no host', { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-host': 'a b"><' }, { 'x-forwarded-host': 'shop.test' }],
    ['no protocol', { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'javascript' }, { 'x-forwarded-proto': 'http' }],
  ])('NF-02 what a trusted proxy says and is %s is left out', async (_, headers, expected) => {
    await open({ TRUST_PROXY: 'loopback' });
    await ask('/api/common/app-version', { host: 'shop.test', ...headers });
    expect(heard.headers).toMatchObject(expected);
  });
});

describe('a form that is sent without scripts', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

  test('comes to its page again, and nothing that was entered stands in the address', async () => {
    await open();
    const { status, headers } = await ask('/login?toName=Cart', FORM, 'POST', ['loginId=me&password=secret']);
    expect([status, headers.location]).toEqual([303, '/login?toName=Cart']);
  });

  test.each(['//evil.example/', '/\\\\evil.example', '\\/evil.example'])('at %s it leads to no other host', async (at) => {
    await open();
    const { headers } = await ask(at, FORM, 'POST', ['a=b']);
    expect(new URL(headers.location ?? '/', 'http://shop.test').host).toBe('shop.test');
  });

  test('anything else that is posted to a page is not found', async () => {
    await open();
    expect((await ask('/login', { 'content-type': 'application/json' }, 'POST', ['{}'])).status).toBe(404);
  });
});

describe('addresses of the page', () => {
  test.each([
    ['a made-up host', { host: 'evil.example' }],
    ['a made-up forwarded host', { ...FORGED, host: 'localhost:3000' }],
  ])('NF-02 with %s the canonical address never leads to a stranger', async (_, headers) => {
    await open();
    const page = await ask('/raffles', headers);
    expect(canonicalOf(page)).toBe('http://localhost:3000/raffles');
    expect(page.body).not.toContain('evil.example');
    expect((await ask('/robots.txt', headers)).body).not.toContain('evil.example');
    expect((await ask('/sitemap.xml', headers)).body).not.toContain('evil.example');
  });
  test('NF-02 the name by which this machine was reached is its own', async () => {
    await open();
    expect(canonicalOf(await ask('/raffles'))).toBe(`http://127.0.0.1:${port}/raffles`);
    expect(canonicalOf(await ask('/raffles', { host: 'en.localhost:8080' }))).toBe('http://en.localhost:8080/raffles');
  });
  test('NF-02 SITE_URL decides, whatever host is asked for; the language still follows the host', async () => {
    await open({ SITE_URL: 'https://shop.example/' });
    const page = await ask('/raffles', { host: 'en.shop.example' });
    expect(canonicalOf(page)).toBe('https://shop.example/raffles');
    expect(page.body).toContain('<html lang="en">');
  });
});

describe('headers that are none', () => {
  test.each([
    ['an open bracket', '['],
    ['a bracket and a port', '[::1:80'],
    ['spaces', 'a b'],
    ['an address', 'http://evil.example'],
    ['a user', 'a@b'],
    ['a port of letters', 'shop.example:http'],
    ['markup', '"><script>'],
  ])('NF-02 a host that is %s is refused with 400, for pages and calls alike', async (_, host) => {
    await open();
    for (const at of ['/', '/product/P0001', '/api/common/app-version', '/robots.txt']) {
      const { status, body } = await ask(at, { host });
      expect([at, status, JSON.parse(body)]).toEqual([
        at,
        400,
        { exceptionName: 'ValidationException', messageCode: 'common.a0016', args: [] },
      ]);
    }
  });
  test.each([
    ['cookies of foreign shapes', { cookie: '=x; ; nonsense; hy_locale=%E0%A4%A; __proto__=x; hy_session=""' }, 200],
    ['a language that is none', { cookie: 'hy_locale=../../etc', 'accept-language': '\\"*;q=9' }, 200],
    ['Origin: null', { origin: 'null' }, 200],
    ['an origin that is none', { origin: '[' }, 200],
    ['an encoding that is none', { 'accept-encoding': 'x'.repeat(900) }, 200],
    ['cookies beyond all measure', { cookie: `a=${'x'.repeat(20_000)}` }, 431],
  ])('NF-02 a page asked for with %s', async (_, headers, expected) => {
    await open();
    expect((await ask('/raffles', headers)).status).toBe(expected);
  });
});

describe('calls through the shop', () => {
  test('the demo’s page of messages is the API’s, at one address alone', async () => {
    await open();
    expect((await ask('/dev/outbox')).status).toBe(200);
    expect([heard.url, heard.headers['x-shell-key']]).toEqual(['/dev/outbox', KEY]);
    expect((await ask('/dev')).status).toBe(404);
  });
  test('the demo’s simulator of the app: in its frame, and in calls meanwhile, the page is the app’s; anywhere else nothing changes', async () => {
    await open();
    const { status, headers, body } = await ask('/dev/webview');
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([200, 'noindex, nofollow', 'no-store']);
    expect(headers['content-security-policy']).toMatch(/frame-src 'self' .*frame-ancestors 'self'/);
    expect(body).toContain('["page_view","analytics","share","ready","history","leave"]');
    const cookie = 'hy_simulated_app=android.tabs';
    const inFrame = await ask('/raffles', { cookie, 'sec-fetch-dest': 'iframe' });
    expect(inFrame.body).toContain('("android","HyangroApp")</script>');
    expect(inFrame.body).toContain('"isApp":true,"hasPageTabs":true');
    const elsewhere: Record<string, string>[] = [
      { cookie },
      { cookie: 'hy_simulated_app=<b>', 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'iframe' },
    ];
    for (const headers of elsewhere) {
      const plain = await ask('/raffles', headers);
      expect([plain.body.includes('"isApp":false'), plain.body.includes('simulated')]).toEqual([true, false]);
    }
    await ask('/api/common/app-version', { cookie });
    expect(heard.headers['user-agent']).toMatch(/HyangroApp\/simulated PageTabs$/);
    await ask('/api/common/app-version');
    expect(heard.headers['user-agent'] ?? '').not.toContain('HyangroApp');
  });
  const tooMuch = ['"', ...Array.from({ length: 17 }, () => 'x'.repeat(16_384)), '"'];
  test.each([
    ['in chunks', {}],
    ['with its length told', { 'content-length': String(tooMuch.join('').length) }],
  ])('V-SRV1 a body that is too large, sent %s, is refused with 413 and words', async (_, headers) => {
    await open();
    const { status, body } = await ask('/api/log', { 'content-type': 'application/json', ...headers }, 'POST', tooMuch);
    expect([status, JSON.parse(body)]).toEqual([413, { exceptionName: 'PayloadTooLargeException', messageCode: 'common.a0014', args: [] }]);
  });
  const TOO_LARGE_PHOTO = [...Array.from({ length: 160 }, () => 'x'.repeat(65_536)), '.'];
  test.each([
    ['in chunks', {}],
    ['with its length told', { 'content-length': String(10 * 1024 * 1024 + 1) }],
  ])('a photo of 10 MB and a byte, sent %s, is refused with 413 and words', async (_, headers) => {
    await open();
    const { status, body } = await ask('/api/claims/photos', { 'content-type': 'image/png', ...headers }, 'POST', TOO_LARGE_PHOTO);
    expect([status, JSON.parse(body)]).toEqual([413, { exceptionName: 'PayloadTooLargeException', messageCode: 'common.a0014', args: [] }]);
  });
  test('a photo of 10 MB, sent in chunks, arrives whole', async () => {
    await open();
    const { status } = await ask('/api/claims/photos', { 'content-type': 'image/png' }, 'POST', TOO_LARGE_PHOTO.slice(0, -1));
    expect([status, heard.body.length]).toEqual([200, 10 * 1024 * 1024]);
  });
  test('V-SRV1 a body in chunks that is small enough arrives whole', async () => {
    await open();
    const { status } = await ask('/api/log', { 'content-type': 'application/json' }, 'POST', ['{"rn":', '"Main"}']);
    expect([status, heard.body]).toEqual([200, '{"rn":"Main"}']);
  });

  test('a caller who asks to end the connection after a call is heard', async () => {
    await open();
    const ended = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /api/common/app-version HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => resolve(text)).on('error', reject);
    });
    expect(ended).toMatch(/^HTTP\/1\.1 200 /);
    expect(ended.toLowerCase().match(/^connection:.*$/gm)).toEqual(['connection: close']);
  });

  test.each([
    '/api/operator/orders',
    '/api/%6Fperator/orders',
    '/api/OPERATOR',
    '/api/x/../operator/outbox?limit=1',
    '/api//operator/actions',
    '/api/operator',
  ])('operators’ calls do not pass through the shop: %s', async (address) => {
    await open();
    const { status } = await ask(address, { authorization: `Bearer ${'t'.repeat(43)}` });
    expect([status, [...called].filter((url) => /operator/i.test(url))]).toEqual([404, []]);
  });

  const TWISTED = [
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc%5cpasswd',
    '/x/..%2f..%2f..%2fx',
    '/%2e%2e%2f%2e%2e%2f',
    '/..;/..;/etc/passwd',
    '/\\..\\..\\etc',
  ];
  test.each(TWISTED)(
    'a twisted address below /api and /media is answered in the shop’s own shape, and the API never hears of it: %s',
    async (address) => {
      await open();
      called.clear();
      for (const prefix of ['/api', '/media']) {
        const { status, body } = await ask(prefix + address);
        expect([prefix, status, JSON.parse(body)]).toEqual([
          prefix,
          400,
          { exceptionName: 'ValidationException', messageCode: 'common.a0016', args: [] },
        ]);
      }
      expect([...called]).toEqual([]);
    },
  );

  test('an API that hangs is answered for within 5 s: 503 with the time to wait', async () => {
    await open();
    const began = Date.now();
    const { status, headers, body } = await ask('/api/hangs');
    expect([status, JSON.parse(body)]).toEqual([
      503,
      { exceptionName: 'ServiceUnavailableException', messageCode: 'common.a0001', args: [] },
    ]);
    expect(headers['retry-after']).toBe('2');
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  test('an API that is not there is answered for at once: 503 with the time to wait', async () => {
    await open({ API_URL: 'http://127.0.0.1:9' });
    const { status, headers } = await ask('/api/common/app-version');
    expect([status, headers['retry-after']]).toEqual([503, '2']);
  });
});

describe('when more ask for pages than the server can make', () => {
  test('those who find no room get words in their language and the time to wait at once, all others their page; then all is well', async () => {
    await open({ PAGES_AT_ONCE: '1', PAGES_WAITING: '2' });
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => ask(`/none?a=${at}"`, { cookie: 'hy_locale=en; hy_session=slow' })),
    );
    const full = answers.filter(({ status }) => status === 503);
    expect([answers.filter(({ status }) => status === 404).length, full.length]).toEqual([3, 6]);
    for (const { headers, body } of full) {
      expect([headers['retry-after'], headers['cache-control']]).toEqual(['2', 'private, no-store']);
      expect(body).toMatch(/Many people are here right now.*<a href="\/none\?a=\d%22">Open again/);
      expect(body).not.toContain('<script');
    }
    expect((await Promise.all([ask('/none'), ask('/none')])).map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('the end', () => {
  test('the shop ends without cutting an answer: what is under way is answered, new connections are not taken', async () => {
    await open();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const once = (at: string, through: Agent) =>
      new Promise<string>((resolve) => {
        const call = send({ port, host: '127.0.0.1', path: at, agent: through }, (response) => {
          response.on('error', () => resolve('cut')).on('end', () => resolve(response.complete ? 'answered' : 'cut'));
          response.resume();
        });
        call.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'not taken' : `cut: ${code}`)).end();
      });
    const outcomes = new Set<string>();
    let isOpen = true;
    const shoppers = Array.from({ length: 8 }, async (_, n) => {
      const own = new Agent({ keepAlive: true, maxSockets: 1 });
      while (isOpen) {
        const outcome = await once(n % 2 ? '/robots.txt' : '/api/common/app-version', own);
        outcomes.add(outcome);
        if (outcome !== 'answered') break;
      }
      own.destroy();
    });
    const slow = once('/api/slow', agent);
    await untilCalled('/slow');
    const began = Date.now();
    await drain(shell!.server);
    isOpen = false;
    await Promise.all(shoppers);
    expect(await slow).toBe('answered');
    expect([...outcomes].sort()).toEqual(['answered', 'not taken']);
    expect(Date.now() - began).toBeLessThan(5_000);
    agent.destroy();
  }, 20_000);

  test('a connection that says nothing ends within 80 s, one that rests too', async () => {
    await open();
    const { headersTimeout, keepAliveTimeout } = shell!.server;
    expect([headersTimeout, keepAliveTimeout].map((ms) => ms > 0 && ms <= 72_000)).toEqual([true, true]);
  });
});

describe('policy of a page', () => {
  test('NF-02 scripts run by nonce only: every script and style of the page carries the one of its header', async () => {
    await open();
    const { headers, body } = await ask('/raffles');
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy.replace(/style-src-attr [^;]+/, '')).not.toMatch(/unsafe-(inline|eval)/);
    const scripts = [...body.matchAll(/<script(?![^>]*type="application\/json")[^>]*>/g)].map(([tag]) => tag);
    const styles = [...body.matchAll(/<style[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(0);
    for (const tag of [...scripts, ...styles]) expect(tag).toContain(`nonce="${nonce}"`);
    expect(body).not.toMatch(/\son[a-z]+="/i);
  });
  test('NF-02 no nonce is given twice, and the page stands alone in its window', async () => {
    await open();
    const [one, other] = await Promise.all([ask('/raffles'), ask('/raffles')]);
    expect(one.headers['content-security-policy']).not.toBe(other.headers['content-security-policy']);
    expect(one.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});
