/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { readConfig } from '../config';
import { serveInstallable, viewerMark } from './installable';

const root = mkdtempSync(path.join(tmpdir(), 'hyangro-worker-'));
beforeAll(() => {
  mkdirSync(path.join(root, 'shell/dist/worker'), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/worker/sw.js'), 'the worker');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function shop(env: Record<string, string> = {}) {
  const app = Fastify();
  serveInstallable(app, readConfig(env, root));
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

test('browsers ask for the worker at each visit, and get it again only when it has changed', async () => {
  const get = shop();
  const { body, headers } = await get('/sw.js');
  expect([body, headers['cache-control'], headers['content-type']]).toEqual(['the worker', 'no-cache', 'text/javascript; charset=utf-8']);
  expect((await get('/sw.js', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  expect((await get('/sw.js', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

test('one setting of the server takes the worker away everywhere: its address answers one that ends itself', async () => {
  const { body } = await shop({ SERVICE_WORKER: '0' })('/sw.js');
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain("addEventListener('fetch'");
});

test('a phone installs the shop under its name in the reader’s language, with icons of each kind', async () => {
  const get = shop();
  const read = async (url: string) => JSON.parse((await get(url)).body) as { lang: string; name: string; icons: { purpose: string }[] };
  const korean = await read('/app.webmanifest');
  const english = await read('/app.webmanifest?lang=en');
  expect([korean.lang, english.lang]).toEqual(['ko', 'en']);
  expect(korean.name).not.toBe(english.name);
  expect(korean.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
});

test('a page that was never seen says so in the reader’s language', async () => {
  const get = shop();
  expect((await get('/offline')).body).toContain('인터넷이 연결되지 않았어요');
  expect((await get('/offline', { cookie: 'hy_locale=en' })).body).toContain('You are offline');
  expect((await get('/offline', { cookie: 'hy_locale=cn' })).body).toContain('网络未连接');
});

test('pages of two sessions bear two marks, which tell nothing of the sessions', () => {
  const marks = [{}, { hy_session: 'a' }, { hy_session: 'b' }].map(viewerMark);
  expect(new Set(marks).size).toBe(3);
  expect(viewerMark({ hy_session: 'a' })).toBe(marks[1]);
  expect(marks[1]).toMatch(/^[\da-f]{16}$/);
});
