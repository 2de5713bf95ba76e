/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LOCALES } from '@hyangro/contracts/locales';
import { CHAOS_FAULTS, qaLink } from '@hyangro/contracts/release/qa.rules';
import type { Release } from '@hyangro/contracts/release/release';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import { buildShellServer } from '../app';
import { readConfig } from '../config';
import { signQaLeave } from './visitor-qa';

// Servers are opened, and pages drawn.
jest.setTimeout(60_000);

const TOKEN = 'a-token-of-a-tester-that-nobody-guesses-ever';
const KEY = 'a-key-that-only-this-shop-has-of-32-signs';
const own = ['remoteEntry.js'];
const bundle = (version: string) => `const none = async () => ({ default: {} });
  exports.default = { name: 'raffle', contract: '${CONTRACT_VERSION}', surfaces: {}, messages: { ko: none, en: none, cn: none },
    screens: { raffles: { load: async () => ({ default: () => 'raffles of ${version}' }) } } };`;
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const release = (version: string): Release => ({
  version,
  contract: CONTRACT_VERSION,
  entry: 'remoteEntry.js',
  door: own,
  routes: [{ name: 'RaffleMain', path: '/raffles', owner: 'raffle', screen: 'raffles' }],
  locales: { ko: own, en: own, cn: own },
  surfaces: {},
  integrity: { 'remoteEntry.js': hashOf('/* the entry */') },
  server: { file: 'remote.cjs', integrity: hashOf(bundle(version)) },
});

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
  writeFileSync(path.join(root, 'shell/dist/.stamp'), '5e11');
  const remote = path.join(root, '.release/remotes/raffle');
  const versions = ['1', '2', '3'];
  for (const version of versions) {
    mkdirSync(path.join(remote, version, 'node'), { recursive: true });
    writeFileSync(path.join(remote, version, 'node/remote.cjs'), bundle(version));
  }
  const registry = { name: 'raffle', stable: '3', previous: '2', versions: Object.fromEntries(versions.map((one) => [one, release(one)])) };
  writeFileSync(path.join(remote, 'registry.json'), JSON.stringify(registry));
});
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
  const settings = { API_URL: apiUrl, RELEASE_TOKENS: `kim:${TOKEN}`, OVERRIDE_KEY: KEY, QA: '1', ...env };
  ({ app: shell } = await buildShellServer(readConfig(settings, root)));
}
const inject = (request: object) =>
  shell?.inject(request as { url: string }) as Promise<{ statusCode: number; body: string; headers: Record<string, string> }>;
const ask = async (body: object, token = TOKEN) => {
  const answer = await inject({
    method: 'POST',
    url: '/ops/releases/qa-token',
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
  return { status: answer.statusCode, body: JSON.parse(answer.body) as { token: string; until: string; code?: string } };
};
const leave = (until = Math.floor(Date.now() / 1000) + 60, key = KEY) => signQaLeave({ until, by: 'token:kim' }, key);
const still = (text: string) => text.replace(/nonce-[^' ]+|nonce="[^"]+"|\["[\w+/=]+"\]|data-at="\d+"/g, 'nonce');
const page = async (url: string, cookie?: string) => {
  const answer = await inject({ url, headers: { ...(cookie && { cookie }) } });
  return { ...answer, banner: /<aside id="override".*?<\/aside>/s.exec(answer.body)?.[0] ?? null, html: still(answer.body) };
};
/** The cookie by which a link is followed. */
const follow = async (asked: { chaos?: string; set?: string }, cookie?: string) => {
  const { headers } = await inject({ url: qaLink(leave(), asked, '/raffles'), headers: { ...(cookie && { cookie }) } });
  return String(headers['set-cookie']).split(';')[0] ?? '';
};

test('a tester’s leave is given to who may release, and said to the log with its reason', async () => {
  await open();
  const { status, body } = await ask({ why: 'the matrix', hours: 2 });
  expect([status, Math.abs(Date.parse(body.until) - Date.now() - 7_200_000) < 5000]).toEqual([200, true]);
  expect(warned.mock.calls.flat().join()).toContain('token:kim may break remotes and pin versions until');
  expect((await inject({ url: qaLink(body.token, { chaos: 'raffle:down' }) })).statusCode).toBe(302);
});

test.each([
  ['without a reason', {}, TOKEN, {}, 422],
  ['for more than 8 hours', { why: 'x', hours: 9 }, TOKEN, {}, 422],
  ['with another token', { why: 'x' }, `${TOKEN}x`, {}, 401],
  ['by a shop that is in no QA mode', { why: 'x' }, TOKEN, { QA: '0' }, 409],
  ['by a shop without a key', { why: 'x' }, TOKEN, { OVERRIDE_KEY: '' }, 409],
])('none is given %s', async (_, body, token, env, status) => {
  await open(env);
  expect((await ask(body, token)).status).toBe(status);
});

test('what a tester asks for is kept by a cookie of the leave’s time; the token leaves the address', async () => {
  await open();
  const { statusCode, headers } = await inject({ url: `/raffles?sort=new&${qaLink(leave(), { chaos: 'raffle:down' }).slice(2)}` });
  expect([statusCode, headers['location'], headers['cache-control']]).toEqual([302, '/raffles?sort=new', 'no-store']);
  expect(headers['set-cookie']).toMatch(/^hy_qa=[^;]+; Max-Age=(59|60); Path=\/; HttpOnly; SameSite=Lax$/);
});

test('a broken remote is left to the browser, which is given a script that fails, under a line that says so; the others stay', async () => {
  await open();
  const cookie = await follow({ chaos: 'raffle:render,ugc:offline' });
  const { html, banner, headers } = await page('/raffles', cookie);
  expect(html).toContain('"raffle":[{"version":"dev","entry":"/__qa/chaos/raffle/render/remoteEntry.js","integrity":""}]');
  expect(html).not.toContain('raffles of');
  expect(banner).toContain('raffle:render,ugc:offline');
  expect(banner).toContain('<form method="post" action="/leave-override"><button>');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('who has leave needs no token for the next address; it changes what it names and leaves the other', async () => {
  await open();
  const first = await follow({ chaos: 'raffle:down' });
  const second = String((await inject({ url: '/raffles?set=raffle@1', headers: { cookie: first } })).headers['set-cookie']).split(';')[0];
  const both = await page('/raffles', second);
  expect([both.banner?.includes('raffle:down'), both.banner?.includes('raffle@1')]).toEqual([true, true]);
  const third = String((await inject({ url: '/raffles?chaos=', headers: { cookie: second } })).headers['set-cookie']).split(';')[0];
  const { html, banner } = await page('/raffles', third);
  expect([banner?.includes('raffle:down'), html.includes('raffles of 1')]).toEqual([false, true]);
});

test('pinned versions are what server and browser get, with nothing to fall back to, and what an open page is told of', async () => {
  await open();
  expect((await page('/raffles')).html).toContain('raffles of 3');
  const cookie = await follow({ set: 'shell@5e11,raffle@1' });
  const { html, banner } = await page('/raffles', cookie);
  expect([html.includes('raffles of 1'), html.includes('/remotes/raffle/3/'), html.includes('/remotes/raffle/2/')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(banner).toContain('shell@5e11,raffle@1');
  expect(JSON.parse((await inject({ url: '/served-versions', headers: { cookie } })).body)).toEqual({ raffle: '1' });
  expect(JSON.parse((await inject({ url: '/served-versions' })).body)).toEqual({ raffle: '3' });
});

const REFUSED: [string, () => string, string, RegExp][] = [
  ['expired', () => qaLink(leave(1), { chaos: 'raffle:down' }, '/raffles'), 'EXPIRED', /만료/],
  ['forged', () => qaLink(leave(undefined, `${KEY}2`), { chaos: 'raffle:down' }, '/raffles'), 'FORGED', /올바르지/],
  ['without a token', () => '/raffles?chaos=raffle:down', 'MISSING', /올바르지/],
  ['for no fault', () => qaLink(leave(), { chaos: 'raffle:tired' }, '/raffles'), 'MALFORMED', /올바르지/],
  ['for a version that is not there', () => qaLink(leave(), { set: 'raffle@9' }, '/raffles'), 'UNKNOWN', /버전이 없어/],
  ['for another shell', () => qaLink(leave(), { set: 'shell@9' }, '/raffles'), 'UNKNOWN', /버전이 없어/],
];
test.each(REFUSED)('a link %s is not followed: the shop comes as usual, says so and logs why', async (_, link, why, words) => {
  await open();
  const { statusCode, headers, html, banner } = await page(link());
  expect([statusCode, headers['set-cookie'], html.includes('raffles of 3'), html.includes('__qa')]).toEqual([200, undefined, true, false]);
  expect(banner).toMatch(words);
  expect(warned.mock.calls.flat().join()).toContain(`what a tester asks for is passed over: ${why}`);
});

test.each([
  ['is in no QA mode', { QA: '0' }],
  ['has no key', { OVERRIDE_KEY: '' }],
])('a shop that %s breaks and pins nothing for anybody, not by a byte', async (_, env) => {
  await open(env);
  const usual = await page('/raffles');
  const cookie = `hy_qa=${encodeURIComponent(`${leave()}~raffle:down~raffle@1`)}`;
  const asked = await page('/raffles', cookie);
  expect([asked.html, asked.headers['content-security-policy']?.length]).toEqual([
    usual.html,
    usual.headers['content-security-policy']?.length,
  ]);
  const linked = await page(qaLink(leave(), { chaos: 'raffle:down' }, '/raffles'));
  expect([linked.statusCode, linked.html.includes('raffles of 3'), linked.banner]).toEqual([200, true, null]);
  if ('QA' in env) expect((await inject({ url: '/__qa/chaos/raffle/down/remoteEntry.js' })).statusCode).toBe(404);
});

test('an override’s token is no leave of a tester', async () => {
  await open();
  const token = (await ask({ why: 'x' })).body.token;
  const { html } = await page(`/raffles?mfe.raffle=http://localhost:3004/mf-manifest.json&token=${token}`);
  expect(html).toContain('raffles of 3');
});

test.each([
  ['missing', 404, ''],
  ['down', 500, ''],
  ['html', 200, '<!doctype html>'],
  ['syntax', 200, 'this is no script {'],
])('what is %s is answered so', async (fault, status, body) => {
  await open();
  const answer = await inject({ url: `/__qa/chaos/raffle/${fault}/remoteEntry.js` });
  expect([answer.statusCode, answer.body]).toEqual([status, body]);
});

test.each(CHAOS_FAULTS.filter((fault) => ['load', 'render', 'effect', 'event'].includes(fault)))(
  'a script that fails at %s is a whole container until then',
  async (fault) => {
    await open();
    const { body, headers } = await inject({ url: `/__qa/chaos/raffle/${fault}/remoteEntry.js` });
    expect(headers['content-type']).toMatch(/javascript/);
    const react = { useEffect: (run: () => void) => run(), createElement: (_: string, props: object) => props };
    const window: Record<string, { init(scope: object): void; get(name: string): Promise<() => { default: object }> }> = {};
    new Function('window', body)(window);
    window.hyangro_raffle?.init({ react: { 19: { get: () => () => react } } });
    const take = await window.hyangro_raffle?.get('./remote');
    const run = async () => {
      const { screens } = take?.().default as { screens: Record<string, { load(): Promise<{ default(): { onClick(): void } }> }> };
      (await screens.raffles?.load())?.default().onClick();
    };
    await expect(run()).rejects.toThrow(`chaos: ${fault}`);
  },
);

test.each(LOCALES)('the line speaks the reader’s language: %s', async (locale) => {
  await open();
  const { banner } = await page('/raffles', `${await follow({ chaos: 'raffle:down', set: 'raffle@1' })}; hy_locale=${locale}`);
  expect(banner).toContain({ ko: '고장', en: 'on purpose', cn: '故意' }[locale]);
  expect(banner).not.toContain('{{');
});

test('the button takes a tester’s cookie away', async () => {
  await open();
  const cookie = await follow({ chaos: 'raffle:down' });
  const { headers } = await inject({
    method: 'POST',
    url: '/leave-override',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(headers['set-cookie']).toContain('hy_qa=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});
