/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { VersionReport } from '@hyangro/contracts/operator/remotes.contract';
import { buildShellServer } from '../app';
import { readConfig } from '../config';

const TOKEN = 'a-token-of-an-operator-that-nobody-guesses';
const BUDGET = { jsGzipBytes: 30_000, cssGzipBytes: 0, lcpMs: 2500, inpMs: 200, cls: 0.1 };
const version = (changes: Partial<VersionReport>): VersionReport => ({
  version: '1.0.0',
  role: 'STABLE',
  percent: null,
  visitors: 1200,
  failures: 0,
  poor: 0,
  LCP: null,
  INP: null,
  CLS: null,
  budget: null,
  weight: null,
  ...changes,
});
const canary = version({
  version: '1.1.0',
  role: 'CANARY',
  percent: 10,
  visitors: 200,
  failures: 3,
  LCP: { p75: 2710, tellers: 180 },
  INP: { p75: 260, tellers: 49 },
  CLS: { p75: 0.02, tellers: 180 },
  budget: BUDGET,
  weight: { jsGzipBytes: 21_500, cssGzipBytes: 0, heaviest: 'screen BestReviews' },
});
const report = {
  from: '2026-11-27T00:00:00.000Z',
  items: [
    { remote: 'ugc', versions: [version({}), canary] },
    { remote: 'raffle', versions: [] },
  ],
};

let root: string;
let api: Server;
let answers: { status: number; body: unknown };
let heard: { url: string; headers: IncomingHttpHeaders } | null;
let shell: FastifyInstance;
beforeAll(async () => {
  api = createServer(({ url = '', headers }, response) => {
    heard = { url, headers };
    const { status, body } = headers.authorization === `Bearer ${TOKEN}` ? answers : { status: 401, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  root = mkdtempSync(path.join(tmpdir(), 'hyangro-shell-'));
  for (const dir of ['shell/dist/web', 'shared/ui/dist/fonts', '.release/remotes']) mkdirSync(path.join(root, dir), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/web/assets.json'), JSON.stringify({ scripts: ['main.js'] }));
  writeFileSync(path.join(root, 'shell/dist/.stamp'), '5e11');
});
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers = { status: 200, body: report };
  heard = null;
  const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  ({ app: shell } = await buildShellServer(readConfig({ API_URL, SHELL_KEY: 'the-key-of-the-shell' }, root)));
});
afterEach(() => shell.close());
afterAll(() => {
  api.closeAllConnections();
  api.close();
  rmSync(root, { recursive: true, force: true });
});

const basic = (name: string, token: string) => ({ authorization: `Basic ${Buffer.from(`${name}:${token}`).toString('base64')}` });
const open = (query = '', headers: Record<string, string> = basic('kim', TOKEN)) =>
  shell.inject({ method: 'GET', url: `/ops/remotes${query}`, headers });
const text = (html: string) =>
  html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

test('MFE-18 the page for operators shows each version of each remote with p75, errors and budgets, and says in words what is over', async () => {
  const { statusCode, headers, body } = await open();
  expect(statusCode).toBe(200);
  expect(heard?.url).toBe('/operator/remotes?hours=24&shell=5e11');
  const shown = text(body);
  for (const part of [
    '|ugc|',
    '|1.0.0| |안정|',
    '1,200',
    '|1.1.0| |카나리 10%|',
    '|3 |1.5%|',
    '|0.02|예산 0.1|',
    '|21.5 kB|예산 30 kB|',
    '|raffle|아직 배포되지',
  ])
    expect(shown).toContain(part);
  expect(shown).toContain('|2,710 ms|예산 초과|예산 2,500 ms|');
  // Too few have told to hold it against the version.
  expect(shown).toContain('|260 ms|49명|예산 200 ms|');
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(body).not.toContain('<script');
  expect(body).not.toContain(TOKEN);
});

test.each([
  ['en', 'Remotes', 'Over budget'],
  ['cn', '远程模块状态', '超出预算'],
])('the page in %s has no Korean', async (lang, title, over) => {
  const { body } = await open(`?lang=${lang}&hours=168`);
  expect(heard?.url).toContain('hours=168');
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain(`<strong>${over}</strong>`);
  expect(body).not.toMatch(/[가-힣]/);
});

test.each([
  ['nobody', {}],
  ['a token that opens nothing', basic('kim', 'x'.repeat(43))],
  ['a token without its name', { authorization: `Bearer ${TOKEN}` }],
  ['what is no token', basic('kim', '한글')],
  ['a shopper', { cookie: 'hy_session=somebody' }],
])('%s is asked for an operator’s token (401)', async (_, headers) => {
  const answer = await open('', headers);
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Basic realm="Hyangro operators", charset="UTF-8"']);
  expect(answer.body).toContain('운영자만 볼 수 있어요');
  expect(answer.body).not.toContain('1.1.0');
});

test('the API is asked as the operator: without the shell’s key and the shopper’s cookie', async () => {
  await open('', { ...basic('kim', TOKEN), cookie: 'hy_session=somebody' });
  expect(heard?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}` });
  expect([heard?.headers['x-shell-key'], heard?.headers.cookie]).toEqual([undefined, undefined]);
});

test.each([
  ['is broken', { status: 500, body: {} }],
  ['has no room', { status: 503, body: {} }],
  ['answers something else', { status: 200, body: { items: 1 } }],
])('an API that %s: the page says so, with a way to open it again', async (_, answer) => {
  answers = answer;
  const { statusCode, body } = await open();
  expect(statusCode).toBe(503);
  expect(body).toContain('href="/ops/remotes"');
});

test('who guesses tokens is stopped: after 30 calls in a minute the API is not asked', async () => {
  for (let times = 0; times < 30; times += 1) expect((await open('', basic('kim', 'x'.repeat(43)))).statusCode).toBe(401);
  heard = null;
  const { statusCode, headers, body } = await open();
  expect([statusCode, heard]).toEqual([429, null]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toContain('잠시 후 다시 열어 주세요');
});

test('what a version calls itself is text, not HTML', async () => {
  answers = { status: 200, body: { ...report, items: [{ remote: 'ugc', versions: [version({ version: '<img src=x>' })] }] } };
  expect((await open()).body).not.toContain('<img');
});
