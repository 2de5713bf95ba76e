/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LOCALES } from '@hyangro/contracts/locales';
import { overrideLink } from '@hyangro/contracts/release/override.rules';
import type { Release } from '@hyangro/contracts/release/release';
import type { GivenOverride, ListedRegistry } from '@hyangro/contracts/release/release-api';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import { buildShellServer } from '../app';
import { readConfig } from '../config';
import { signOverride } from './override-token';

// Servers are opened, and pages drawn.
jest.setTimeout(60_000);

const TOKEN = 'a-token-of-a-developer-that-nobody-guesses';
const KEY = 'a-key-that-only-this-shop-has-of-32-signs';
const MANIFEST = 'http://localhost:3004/mf-manifest.json';
const ORIGIN = 'http://localhost:3004';
const SHOWN = 'raffles of the shop';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const BUNDLE = `const none = async () => ({ default: {} });
  exports.default = { name: 'raffle', contract: '${CONTRACT_VERSION}', surfaces: {}, messages: { ko: none, en: none, cn: none },
    screens: { raffles: { load: async () => ({ default: () => '${SHOWN}' }) } } };`;
const ENTRY = '/* the entry */';
const own = ['remoteEntry.js'];
const RELEASE: Release = {
  version: '1',
  contract: CONTRACT_VERSION,
  entry: 'remoteEntry.js',
  door: own,
  routes: [{ name: 'RaffleMain', path: '/raffles', owner: 'raffle', screen: 'raffles' }],
  locales: { ko: own, en: own, cn: own },
  surfaces: {},
  integrity: { 'remoteEntry.js': hashOf(ENTRY) },
  server: { file: 'remote.cjs', integrity: hashOf(BUNDLE) },
};

let root: string;
let api: Server;
let shell: FastifyInstance | undefined;
let warned: jest.SpyInstance;

beforeAll(async () => {
  api = createServer((_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('null'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  root = mkdtempSync(path.join(tmpdir(), 'hyangro-shell-'));
  for (const dir of ['shell/dist/web', 'shared/ui/dist/fonts']) mkdirSync(path.join(root, dir), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/web/assets.json'), JSON.stringify({ scripts: ['main.js'] }));
  release();
});
/** Version 1, as `pnpm release` writes it. */
function release() {
  const remote = path.join(root, '.release/remotes/raffle');
  mkdirSync(path.join(remote, '1/node'), { recursive: true });
  writeFileSync(path.join(remote, '1/node/remote.cjs'), BUNDLE);
  writeFileSync(
    path.join(remote, 'registry.json'),
    JSON.stringify({ name: 'raffle', stable: '1', previous: null, versions: { 1: RELEASE } }),
  );
}
beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(async () => {
  await shell?.close();
  shell = undefined;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
  rmSync(root, { recursive: true, force: true });
});

async function open(env: Record<string, string> = {}) {
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const settings = { API_URL: apiUrl, RELEASE_TOKENS: `kim:${TOKEN}`, OVERRIDE_KEY: KEY, GTAG_ID: 'G-1', ...env };
  ({ app: shell } = await buildShellServer(readConfig(settings, root)));
}
const inject = (request: object) =>
  shell?.inject(request as { url: string }) as Promise<{ statusCode: number; body: string; headers: Record<string, string> }>;
const ask = async (body: object, remote = 'raffle', token = TOKEN) => {
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode, body: text } = await inject({ method: 'POST', url: `/ops/releases/${remote}/override`, headers, payload: body });
  return { status: statusCode, body: JSON.parse(text) as GivenOverride & { code?: string } };
};
const WHY = { manifest: MANIFEST, why: 'a look at the new list' };
/** Without what is new with each page. */
const still = (text: string) => text.replace(/nonce-[^' ]+|nonce="[^"]+"|\["[\w+/=]+"\]|data-at="\d+"/g, 'nonce');
const page = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await inject({ url, headers });
  const banner = /<aside id="override".*?<\/aside>/s.exec(answer.body)?.[0] ?? null;
  return { ...answer, banner, policy: still(answer.headers['content-security-policy'] ?? ''), html: still(answer.body) };
};
const cookieOf = (set: unknown) => String(set).split(';')[0] ?? '';
const tokenFor = (more: object = {}, key = KEY) =>
  signOverride({ remote: 'raffle', manifest: MANIFEST, until: Math.floor(Date.now() / 1000) + 60, by: 'token:kim', ...more }, key);
const linkWith = (token: string, remote: RemoteName = 'raffle', manifest = MANIFEST) => overrideLink(remote, manifest, token, '/raffles');

test('a token for a remote from elsewhere is given to who may release, and noted first: who, what, when, from where to where, why', async () => {
  await open();
  const before = Date.now();
  const { status, body } = await ask({ ...WHY, hours: 2 });
  expect([status, body]).toEqual([
    200,
    {
      remote: 'raffle',
      revision: 1,
      at: expect.any(String),
      by: 'token:kim',
      action: 'override',
      from: '1',
      to: null,
      why: WHY.why,
      manifest: MANIFEST,
      until: expect.any(String),
      token: expect.any(String),
      link: overrideLink('raffle', MANIFEST, body.token),
    },
  ]);
  expect(Math.abs(Date.parse(body.until) - before - 7_200_000)).toBeLessThan(5000);
  const { token: _token, link: _link, remote: _remote, ...entry } = body;
  const headers = { authorization: `Bearer ${TOKEN}` };
  const [listed] = JSON.parse((await inject({ url: '/ops/releases/raffle', headers })).body) as ListedRegistry[];
  expect(listed?.history.at(-1)).toEqual(entry);
  // The token opens the shop to whoever has it: it is written down nowhere.
  expect(readFileSync(path.join(root, '.release/remotes/raffle/registry.json'), 'utf8')).not.toContain(body.token);
});

test('API-D29 MFE-19 a release is published, listed, promoted, given to some, taken back and stood in for; each time it is noted who did what when, from where to where, and why', async () => {
  rmSync(path.join(root, '.release/remotes'), { recursive: true });
  try {
    await open();
    const call = async (method: 'PUT' | 'POST', at: string, payload: object) => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const { statusCode, body } = await inject({ method, url: `/ops/releases/raffle${at}`, headers, payload });
      expect([at, body.slice(0, 200), statusCode]).toEqual([at, expect.anything(), method === 'PUT' ? 201 : 200]);
    };
    const files = Object.fromEntries(
      Object.entries({ 'web/remoteEntry.js': ENTRY, 'node/remote.cjs': BUNDLE }).map(([file, text]) => [
        file,
        Buffer.from(text).toString('base64'),
      ]),
    );
    for (const version of ['1', '2', '3'])
      await call('PUT', '', { release: { ...RELEASE, version }, files, why: `change ${version}`, hold: version === '3' });
    await call('POST', '/canary', { version: '3', percent: 10, why: 'a few first' });
    await call('POST', '/rollback', { why: 'they got none' });
    await call('POST', '/promote', { version: '3', why: 'it is well now' });
    await call('POST', '/rollback', { why: 'it is not' });
    await call('POST', '/override', WHY);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const [listed] = JSON.parse((await inject({ url: '/ops/releases/raffle', headers })).body) as ListedRegistry[];
    expect(listed?.history.map(({ action, from, to, why }) => [action, from, to, why])).toEqual([
      ['publish', null, '1', 'change 1'],
      ['publish', null, '2', 'change 2'],
      ['promote', '1', '2', 'change 2'],
      ['publish', null, '3', 'change 3'],
      ['canary', '2', '3', 'a few first'],
      ['rollback', '3', '2', 'they got none'],
      ['promote', '2', '3', 'it is well now'],
      ['rollback', '3', '2', 'it is not'],
      ['override', '2', null, WHY.why],
    ]);
    expect(listed?.history.at(-1)?.manifest).toBe(MANIFEST);
    for (const { by, at } of listed?.history ?? [])
      expect([by, Math.abs(Date.parse(at) - Date.now()) < 60_000]).toEqual(['token:kim', true]);
    expect([listed?.stable, listed?.versions.map(({ version }) => version)]).toEqual(['2', ['1', '2', '3']]);
  } finally {
    rmSync(path.join(root, '.release/remotes'), { recursive: true });
    release();
  }
});

test.each([
  ['without a reason', { manifest: MANIFEST }, 'raffle', TOKEN, 422],
  ['for more than 8 hours', { ...WHY, hours: 8.1 }, 'raffle', TOKEN, 422],
  ['for no time', { ...WHY, hours: 0 }, 'raffle', TOKEN, 422],
  ['over a line that others can change', { ...WHY, manifest: 'http://evil.example/mf-manifest.json' }, 'raffle', TOKEN, 422],
  ['for a remote that was never released', WHY, 'order', TOKEN, 404],
  ['for what is no remote', WHY, 'shell', TOKEN, 404],
  ['with another token', WHY, 'raffle', `${TOKEN}x`, 401],
])('none is given %s', async (_, body, remote, token, status) => {
  await open();
  expect((await ask(body, remote, token)).status).toBe(status);
});

test('a shop without a key gives none, and follows none', async () => {
  await open({ OVERRIDE_KEY: '' });
  expect((await ask(WHY)).body.code).toBe('RELEASE_NO_OVERRIDE');
  const { html, policy, banner } = await page(linkWith(tokenFor()));
  expect([html.includes(SHOWN), policy.includes(ORIGIN), banner?.includes('<form')]).toEqual([true, false, false]);
});

test('a link is followed by a cookie of its time, and the token leaves the address', async () => {
  await open();
  const { statusCode, headers } = await inject({ url: `/raffles?sort=new&${linkWith(tokenFor()).split('?')[1]}` });
  expect([statusCode, headers['location'], headers['cache-control'], headers['referrer-policy']]).toEqual([
    302,
    '/raffles?sort=new',
    'no-store',
    'no-referrer',
  ]);
  expect(headers['set-cookie']).toMatch(/^hy_override=[^;]+; Max-Age=(59|60); Path=\/; HttpOnly; SameSite=Lax$/);
});

test('who has the cookie gets the remote from elsewhere on every page, by the browser alone, with a line that says so', async () => {
  await open();
  const cookie = cookieOf((await inject({ url: linkWith(tokenFor()) })).headers['set-cookie']);
  const [raffles, main] = [await page('/raffles', { cookie }), await page('/', { cookie })];
  for (const one of [raffles, main]) {
    expect(one.html).toContain('"raffle":[{"version":"dev","entry":"data:text/javascript,//","integrity":""}]');
    expect(one.banner).toContain('localhost:3004');
    expect(one.banner).toContain(`data-version="raffle" data-manifest="${MANIFEST}"`);
    expect(one.banner).toContain('<form method="post" action="/leave-override"><button>');
    expect(one.headers['cache-control']).toBe('private, no-store');
    expect(one.policy).toContain(`connect-src 'self' ${ORIGIN} ws://localhost:3004;`);
    expect(one.policy).toContain(`font-src 'self' ${ORIGIN};`);
    expect(one.policy).toContain("style-src 'nonce';");
    // Others hear nothing of it.
    expect(one.html).not.toContain('googletagmanager');
  }
  expect(raffles.html).not.toContain(SHOWN);
});

test('nobody else’s page changes by a byte', async () => {
  await open({ OVERRIDE_KEY: '', RELEASE_TOKENS: '' });
  const before = await page('/raffles');
  await shell?.close();
  await open();
  await inject({ url: linkWith(tokenFor()) });
  const after = await page('/raffles');
  expect([after.html, after.policy]).toEqual([before.html, before.policy]);
  expect(after.html).toContain(SHOWN);
});

const REFUSED: [string, () => string, string, RegExp][] = [
  ['expired', () => linkWith(tokenFor({ until: Math.floor(Date.now() / 1000) - 1 })), 'EXPIRED', /만료/],
  ['forged', () => linkWith(tokenFor({}, `${KEY}2`)), 'FORGED', /올바르지/],
  ['given for another remote', () => linkWith(tokenFor(), 'ugc'), 'FOREIGN', /올바르지/],
  ['given for another manifest', () => linkWith(tokenFor(), 'raffle', 'http://localhost:3005/mf-manifest.json'), 'FOREIGN', /올바르지/],
  ['missing', () => `/raffles?mfe.raffle=${MANIFEST}`, 'MISSING', /올바르지/],
];
test.each(REFUSED)('when the token of a link is %s, the shop comes as usual, says so and logs why', async (_, link, why, words) => {
  await open();
  const { statusCode, headers, html, policy, banner } = await page(link());
  expect([statusCode, headers['set-cookie'], html.includes(SHOWN), policy.includes('localhost')]).toEqual([200, undefined, true, false]);
  expect(banner).toMatch(words);
  expect(warned.mock.calls.flat().join()).toContain(`/raffles: an override is passed over: ${why}`);
});

test('a cookie that is expired or forged is passed over, without a word', async () => {
  await open();
  const usual = await page('/raffles');
  for (const token of [tokenFor({ until: 1 }), tokenFor({}, `${KEY}2`), 'x', '']) {
    const { html, policy } = await page('/raffles', { cookie: `hy_override=${token}` });
    expect([html, policy]).toEqual([usual.html, usual.policy]);
  }
});

test('a second link adds its remote, or takes the place of the same one’s; a refused one leaves what was taken', async () => {
  await open();
  const one = cookieOf((await inject({ url: linkWith(tokenFor()) })).headers['set-cookie']);
  const ugc = 'https://preview.example/ugc/mf-manifest.json';
  const second = linkWith(tokenFor({ remote: 'ugc', manifest: ugc }), 'ugc', ugc);
  const two = cookieOf((await inject({ url: second, headers: { cookie: one } })).headers['set-cookie']);
  const both = await page('/', { cookie: two });
  expect([both.banner?.includes('localhost:3004'), both.banner?.includes('preview.example')]).toEqual([true, true]);
  expect(both.policy).toContain(`connect-src 'self' ${ORIGIN} https://preview.example ws://localhost:3004 wss://preview.example;`);
  const moved = 'http://localhost:4000/mf-manifest.json';
  const third = linkWith(tokenFor({ manifest: moved }), 'raffle', moved);
  const three = cookieOf((await inject({ url: third, headers: { cookie: two } })).headers['set-cookie']);
  const { banner } = await page('/', { cookie: three });
  expect([banner?.includes('localhost:3004'), banner?.includes('localhost:4000'), banner?.includes('preview.example')]).toEqual([
    false,
    true,
    true,
  ]);
  const refused = await page(linkWith('x'), { cookie: three });
  expect([refused.banner?.includes('localhost:4000'), refused.banner?.match(/올바르지/)?.length]).toEqual([true, 1]);
});

test.each([
  ['http://localhost:8080/raffles?sort=new', '/raffles?sort=new'],
  ['http://evil.example/raffles', '/'],
  ['http://localhost:8080//evil.example/', '/evil.example/'],
  [undefined, '/'],
])('the button takes the cookie away and leads back: from %s to %s', async (referer, location) => {
  await open();
  const { statusCode, headers } = await inject({
    method: 'POST',
    url: '/leave-override',
    headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded', ...(referer && { referer }) },
  });
  expect([statusCode, headers['location']]).toEqual([303, location]);
  expect(headers['set-cookie']).toContain('hy_override=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test.each(LOCALES)('the line speaks the reader’s language: %s', async (locale) => {
  await open();
  const { banner } = await page('/raffles', { cookie: `hy_override=${tokenFor()}; hy_locale=${locale}` });
  expect(banner).toContain({ ko: '에서 불러옵니다', en: 'comes from', cn: '有效至' }[locale]);
  expect(banner).not.toContain('{{');
});
