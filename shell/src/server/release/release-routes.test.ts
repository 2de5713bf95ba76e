/** @jest-environment node */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Release } from '@hyangro/contracts/release/release';
import { isInCanary } from '@hyangro/contracts/release/canary.rules';
import type { ListedRegistry } from '@hyangro/contracts/release/release-api';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import { folderReleases } from '@hyangro/server/release/folder-releases';
import { createReleaseDesk } from '@hyangro/server/release/release-desk';
import { buildShellServer } from '../app';
import { readConfig } from '../config';
import { createRegistry } from './registry';
import { folderStore } from './release-store';

// Whole releases are written, packed and read back.
jest.setTimeout(60_000);

const TOKEN = 'a-token-of-a-pipeline-that-nobody-guesses';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const webFile = (version: string, name: string) => `/* ${name} of ${version} */`;
const bundleOf = (version: string) =>
  `const none = async () => ({ default: {} });
   exports.default = { name: 'raffle', contract: '${CONTRACT_VERSION}', surfaces: {}, messages: { ko: none, en: none, cn: none },
     screens: { raffles: { load: async () => ({ default: () => 'raffles of ${version}' }) } } };`;
const NAMES = ['remoteEntry.js', 'door.js', 'screen-raffles.js', 'locale-ko.js', 'locale-en.js', 'locale-cn.js'];
const releaseOf = (version: string): Release => ({
  version,
  contract: CONTRACT_VERSION,
  entry: 'remoteEntry.js',
  door: ['door.js'],
  routes: [{ name: 'RaffleMain', path: '/raffles', owner: 'raffle', screen: 'raffles', files: ['screen-raffles.js'] }],
  locales: { ko: ['locale-ko.js'], en: ['locale-en.js'], cn: ['locale-cn.js'] },
  surfaces: {},
  integrity: Object.fromEntries(NAMES.map((name) => [name, hashOf(webFile(version, name))])),
  server: { file: 'remote.cjs', integrity: hashOf(bundleOf(version)) },
});
const filesOf = (version: string): Record<string, string> => ({
  ...Object.fromEntries(NAMES.map((name) => [`web/${name}`, webFile(version, name)])),
  'node/remote.cjs': bundleOf(version),
});
const sent = (files: Record<string, string | Buffer>) =>
  Object.fromEntries(Object.entries(files).map(([file, content]) => [file, Buffer.from(content).toString('base64')]));

let root: string;
let api: Server;
let shell: FastifyInstance | undefined;
let url = '';
const store = () => path.join(root, '.release');
/** As `pnpm release` does it, in another process than the server. */
const desk = () => createReleaseDesk({ releases: folderReleases(store(), () => undefined), shell: null });

beforeAll(async () => {
  api = createServer((_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('null'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hyangro-shell-'));
  mkdirSync(path.join(root, 'shell/dist/web'), { recursive: true });
  mkdirSync(path.join(root, 'shared/ui/dist/fonts'), { recursive: true });
  mkdirSync(path.join(store(), 'remotes'), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/web/assets.json'), JSON.stringify({ scripts: ['main.js'] }));
});
afterEach(async () => {
  await shell?.close();
  shell = undefined;
  rmSync(root, { recursive: true, force: true });
});

async function open(env: Record<string, string> = { RELEASE_TOKENS: `pipeline:${TOKEN}` }) {
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  ({ app: shell } = await buildShellServer(readConfig({ API_URL: apiUrl, SHELL_KEY: 'the-key-of-the-shell', ...env }, root)));
  await shell.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(shell.server.address() as AddressInfo).port}`;
}
async function ask(method: string, at: string, body?: unknown, token = TOKEN) {
  const response = await fetch(`${url}/ops/releases${at}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text.startsWith('<') ? 'null' : text) as Record<string, unknown> };
}
const publish = (version: string, changes: object = {}) =>
  ask('PUT', '/raffle', { release: releaseOf(version), files: sent(filesOf(version)), why: `version ${version}`, ...changes });
/** The version of a page, by the address of its remoteEntry, and the cookie that it sets. */
async function page(headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/raffles`, { headers });
  const text = await response.text();
  const set = response.headers.getSetCookie().find((one) => one.startsWith('hy_visitor='));
  return { version: /\/remotes\/raffle\/([^/]+)\/remoteEntry\.js/.exec(text)?.[1], set };
}
const as = (visitor: string) => ({ cookie: `hy_visitor=${visitor}` });
const ids = (count: number) =>
  Array.from({ length: count }, (_, at) => createHash('sha256').update(`${at}`).digest('base64url').slice(0, 22));

test('MFE-06 a version is published once, and what is changed of it afterwards is not run: the version before serves', async () => {
  await open();
  expect((await publish('1')).status).toBe(201);
  expect((await publish('2')).status).toBe(201);
  expect(await publish('2')).toMatchObject({ status: 409, body: { code: 'RELEASE_EXISTS' } });
  const other = { ...filesOf('2'), 'node/remote.cjs': bundleOf('2b') };
  const release = { ...releaseOf('2'), server: { file: 'remote.cjs', integrity: hashOf(bundleOf('2b')) } };
  expect((await publish('2', { release, files: sent(other) })).status).toBe(409);
  expect(readFileSync(path.join(store(), 'remotes/raffle/2/node/remote.cjs'), 'utf8')).toBe(bundleOf('2'));
  writeFileSync(path.join(store(), 'remotes/raffle/2/node/remote.cjs'), `${bundleOf('2')} `);
  expect((await page()).version).toBe('1');
});

test.each([
  [
    'a byte of a script changed',
    { files: sent({ ...filesOf('2'), 'web/door.js': `${webFile('2', 'door.js')} ` }) },
    'web/door.js is another one',
  ],
  ['a file missing', { files: sent({ ...filesOf('2'), 'web/door.js': '' }) }, 'web/door.js'],
  ['a byte of the server’s bundle changed', { files: sent({ ...filesOf('2'), 'node/remote.cjs': 'x' }) }, 'node/remote.cjs is another one'],
  ['a script nobody names', { files: sent({ ...filesOf('2'), 'web/more.js': 'x' }) }, 'web/more.js has no hash'],
  [
    'another file in its compressed form',
    { files: sent({ ...filesOf('2'), 'web/door.js.gz': gzipSync(webFile('3', 'door.js')) }) },
    'web/door.js.gz does not unpack',
  ],
  ['a compressed form that is none', { files: sent({ ...filesOf('2'), 'web/door.js.br': 'x' }) }, 'web/door.js.br does not unpack'],
  ['a path out of its folder', { files: sent({ ...filesOf('2'), 'web/../../1/node/remote.cjs': 'x' }) }, 'files'],
  ['no reason', { why: ' ' }, 'why'],
  ['another’s rows', { release: { ...releaseOf('2'), routes: [] } }, 'release.routes'],
])('with %s nothing is published, and the answer names it', async (_, changes, words) => {
  await open();
  await publish('1');
  const { status, body } = await publish('2', changes);
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(words)]);
  expect(readdirSync(path.join(store(), 'remotes/raffle')).sort()).toEqual(['1', 'registry.json']);
  expect((await page()).version).toBe('1');
});

test('a version that is held waits; it is promoted, taken back and retired, and the history says who, what, when and why', async () => {
  await open();
  await publish('1');
  await publish('2', { hold: true });
  expect((await page()).version).toBe('1');
  expect(await ask('POST', '/raffle/promote', { version: '2', why: 'prizes' })).toMatchObject({
    status: 200,
    body: { remote: 'raffle', action: 'promote', from: '1', to: '2', by: 'token:pipeline', why: 'prizes' },
  });
  expect((await page()).version).toBe('2');
  expect((await ask('POST', '/raffle/rollback', { why: 'blank' })).body).toMatchObject({ from: '2', to: '1' });
  expect((await page()).version).toBe('1');
  expect(await ask('POST', '/raffle/retire', { version: '2', why: 'old' })).toMatchObject({ status: 409, body: { code: 'RELEASE_YOUNG' } });
  expect((await fetch(`${url}/remotes/raffle/2/door.js`)).status).toBe(200);
  expect((await ask('POST', '/raffle/retire', { version: '2', force: true, why: 'old' })).status).toBe(200);
  expect((await fetch(`${url}/remotes/raffle/2/door.js`)).status).toBe(404);
  const [raffle] = (await ask('GET', '/raffle')).body as unknown as ListedRegistry[];
  expect(raffle?.history.map(({ action, from, to, why }) => [action, from, to, why])).toEqual([
    ['publish', null, '1', 'version 1'],
    ['publish', null, '2', 'version 2'],
    ['promote', '1', '2', 'prizes'],
    ['rollback', '2', '1', 'blank'],
    ['retire', '2', null, 'old'],
  ]);
  expect(raffle?.history.every(({ by, at }) => by === 'token:pipeline' && Math.abs(Date.parse(at) - Date.now()) < 60_000)).toBe(true);
});

test('a rollback by the command reaches the next page within 2 s, and the files of what was left stay served as they were', async () => {
  await open();
  await publish('1');
  await publish('2');
  expect((await page()).version).toBe('2');
  const before = await (await fetch(`${url}/remotes/raffle/2/door.js`)).text();
  const started = Date.now();
  await desk().act('raffle', { name: 'rollback', input: { to: null, why: 'blank' } }, 'kim');
  while ((await page()).version !== '1') expect(Date.now() - started).toBeLessThan(2000);
  expect(Date.now() - started).toBeLessThan(2000);
  expect(await (await fetch(`${url}/remotes/raffle/2/door.js`)).text()).toBe(before);
});

test('MFE-09 a canary of 10 % is a tenth of 10,000 visitors, each of whom gets the same over reloads and in the app’s web view', async () => {
  await open();
  await publish('1');
  await publish('2', { hold: true });
  await ask('POST', '/raffle/canary', { version: '2', percent: 10, why: 'new list' });
  const registry = createRegistry({
    store: folderStore(store(), '/remotes'),
    baked: folderStore(path.join(root, 'baked'), '/baked'),
    warn: () => undefined,
  });
  await registry.look();
  const chosen = ids(10_000).filter((id) => registry.servedTo(id).served('raffle')[0]?.release.version === '2');
  expect(Math.abs(chosen.length - 1000)).toBeLessThanOrEqual(100);

  const inside = chosen.slice(0, 3);
  const outside = ids(20)
    .filter((id) => !chosen.includes(id))
    .slice(0, 3);
  const versions = async (visitors: string[], headers = {}) =>
    Promise.all(visitors.map(async (id) => (await page({ ...as(id), ...headers })).version));
  for (const headers of [{}, {}, { 'user-agent': 'Mozilla/5.0 HyangroApp/2.0' }]) {
    expect(await versions(inside, headers)).toEqual(['2', '2', '2']);
    expect(await versions(outside, headers)).toEqual(['1', '1', '1']);
  }
  // Another process decides alike, and a larger percent keeps them.
  await ask('POST', '/raffle/canary', { version: '2', percent: 50, why: 'healthy' });
  expect(await versions(inside)).toEqual(['2', '2', '2']);
});

test('a visitor without a name gets one with the first page of a canary, and keeps the version of that page', async () => {
  await open();
  await publish('1');
  await publish('2', { hold: true });
  expect((await page()).set).toBeUndefined();
  await ask('POST', '/raffle/canary', { version: '2', percent: 50, why: 'new list' });
  const seen = new Set<string | undefined>();
  for (let visit = 0; visit < 12; visit += 1) {
    const { version, set } = await page(visit % 2 ? as('short') : {});
    const name = /^hy_visitor=([\w-]{22}); .*HttpOnly/.exec(set ?? '')?.[1] ?? '';
    expect(version).toBe(isInCanary(name, 'raffle@2', 50) ? '2' : '1');
    expect(await page(as(name))).toEqual({ version, set: undefined });
    seen.add(version);
  }
  expect(seen.size).toBe(2);
});

/** What an open page is told of the versions that a new one would get. */
const told = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/served-versions`, { headers });
  return { ...((await response.json()) as Record<string, string>), cache: response.headers.get('cache-control') };
};

test('an open page is told at once which versions a new page would get', async () => {
  await open();
  await publish('1');
  expect(await told()).toEqual({ raffle: '1', cache: 'no-store' });
  await publish('2');
  expect(await told()).toEqual({ raffle: '2', cache: 'no-store' });
  await ask('POST', '/raffle/rollback', { why: 'sick' });
  expect(await told()).toEqual({ raffle: '1', cache: 'no-store' });
});

test('a visitor of a canary is told of the canary, others of stable, and a browser without a name of neither', async () => {
  await open();
  await publish('1');
  await publish('2', { hold: true });
  await ask('POST', '/raffle/canary', { version: '2', percent: 50, why: 'new list' });
  const isIn = (id: string) => isInCanary(id, 'raffle@2', 50);
  const [inside = '', outside = ''] = [ids(50).find(isIn), ids(50).find((id) => !isIn(id))];
  expect([await told(as(inside)), await told(as(outside)), await told()]).toEqual([
    { raffle: '2', cache: 'no-store' },
    { raffle: '1', cache: 'no-store' },
    { cache: 'no-store' },
  ]);
});

test('a canary whose code does not run on the server gives way to stable, for the visitors who have it', async () => {
  await open();
  await publish('1');
  const throwing = 'throw new Error("broken at birth");';
  const release = { ...releaseOf('2'), server: { file: 'remote.cjs', integrity: hashOf(throwing) } };
  await publish('2', { hold: true, release, files: sent({ ...filesOf('2'), 'node/remote.cjs': throwing }) });
  await ask('POST', '/raffle/canary', { version: '2', percent: 99, why: 'new list' });
  const inside = ids(20).filter((id) => isInCanary(id, 'raffle@2', 99))[0] ?? '';
  expect((await page(as(inside))).version).toBe('1');
});

describe('the gate', () => {
  const object = (properties: object, ...required: string[]) => ({ type: 'object', properties, required });
  const nothing = { routes: {}, endpoints: {}, surfaces: {}, events: {}, storage: {} };
  const uses = { calls: [], events: { in: [], out: [] }, storage: [], surfaces: [], routes: ['RaffleMain'], permissions: [] };
  const shapes = { ...nothing, routes: { RaffleMain: { path: '/raffles', owner: 'raffle' } } };
  const budget = { jsGzipBytes: 1000, cssGzipBytes: 0, lcpMs: 2500, inpMs: 200, cls: 0.1 };
  const contract = (version: string, routes: object[], remote = 'raffle', allowed: object | undefined = budget) =>
    JSON.stringify({
      remote,
      version,
      contract: CONTRACT_VERSION,
      exposes: ['./remote', './lifecycles'],
      routes,
      offers: [],
      uses,
      shapes,
      budget: allowed,
    });
  const other = [{ name: 'RaffleDetail', path: '/raffles/:raffleCd', isBuilt: true }];
  const whole = [{ name: 'RaffleMain', path: '/raffles', isBuilt: true }];
  const withContract = (version: string, text: string) => ({ files: sent({ ...filesOf(version), 'web/contract.json': text }) });
  beforeEach(() => {
    const knows = { ...shapes, events: { 'raffle/entered': object({}) }, bridge: {} };
    writeFileSync(path.join(root, 'shell/dist/contract.json'), JSON.stringify({ uses: { ...uses, routes: [] }, knows, permissions: [] }));
  });
  /** A version of another remote that links to the raffles, as it lies in the store. */
  function serveOrder(text = contract('7', other, 'order')) {
    const order = path.join(store(), 'remotes/order');
    mkdirSync(path.join(order, '7/web'), { recursive: true });
    writeFileSync(path.join(order, '7/web/contract.json'), text);
    const versions = { 7: { version: '7' } };
    writeFileSync(path.join(order, 'registry.json'), JSON.stringify({ name: 'order', stable: '7', previous: null, versions }));
  }

  test('a release without a route that a served version links to is refused with 409, the difference and the peer; one with it passes', async () => {
    serveOrder();
    await open();
    expect((await publish('1', withContract('1', contract('1', whole)))).status).toBe(201);
    expect(await publish('2', withContract('2', contract('2', other)))).toMatchObject({
      status: 409,
      body: { code: 'RELEASE_BREAKS', details: expect.arrayContaining(['order@7: route RaffleMain: is gone']) },
    });
    expect(readdirSync(path.join(store(), 'remotes/raffle')).sort()).toEqual(['1', 'registry.json']);
    expect((await publish('2', withContract('2', contract('2', whole)))).status).toBe(201);
  });

  /** What order@7 links to, embeds and hears of raffle, as it stands; and what the second release of raffle changes of it. */
  const given = {
    routes: whole,
    offers: ['raffle/ticket@1'],
    uses: { ...uses, routes: [], events: { in: [], out: ['raffle/entered'] } },
    shapes: {
      ...shapes,
      surfaces: { 'raffle/ticket@1': object({ raffleCd: { type: 'string' } }, 'raffleCd') },
      events: { 'raffle/entered': object({ raffleCd: { type: 'string' } }, 'raffleCd') },
    },
  };
  const taken = {
    routes: other,
    offers: [],
    uses: { ...uses, surfaces: ['raffle/ticket@1'], events: { in: ['raffle/entered'], out: [] } },
    shapes: given.shapes,
  };
  const written = (remote: string, version: string, what: object) =>
    JSON.stringify({ remote, version, contract: CONTRACT_VERSION, exposes: ['./remote', './lifecycles'], budget, ...what });
  const ticket = (props: object) => ({ ...given, shapes: { ...given.shapes, surfaces: { 'raffle/ticket@1': props } } });
  const entered = (payload: object) => ({ ...given, shapes: { ...given.shapes, events: { 'raffle/entered': payload } } });

  describe.each([
    ['drops a route', { ...given, routes: [{ name: 'RaffleList', path: '/raffle-list', isBuilt: true }] }, 'route RaffleMain: is gone'],
    ['keeps a route without its screen', { ...given, routes: [{ ...whole[0], isBuilt: false }] }, 'route RaffleMain: has no screen'],
    ['drops a surface', { ...given, offers: [] }, 'surface raffle/ticket@1: is not offered'],
    [
      'demands a prop that nobody gives',
      ticket(object({ raffleCd: { type: 'string' }, size: { type: 'string' } }, 'raffleCd', 'size')),
      'surface raffle/ticket@1: props.size: is not sent, is needed',
    ],
    [
      'takes a prop of another type',
      ticket(object({ raffleCd: { type: 'number' } }, 'raffleCd')),
      'surface raffle/ticket@1: props.raffleCd: string is sent, number is read',
    ],
    ['tells an event no more', { ...given, uses: { ...uses, routes: [] } }, 'event raffle/entered: is not told any more'],
    ['tells an event without what is read of it', entered(object({})), 'event raffle/entered: '],
  ])('a release that %s', (_, changed, difference) => {
    test('MFE-05 is refused with 409, the difference and the served peer it breaks; nothing of it is kept', async () => {
      serveOrder(written('order', '7', taken));
      await open();
      expect((await publish('1', withContract('1', written('raffle', '1', given)))).status).toBe(201);
      const { status, body } = await publish('2', withContract('2', written('raffle', '2', changed)));
      expect([status, body['code']]).toEqual([409, 'RELEASE_BREAKS']);
      expect(body['details']).toEqual([expect.stringContaining(`order@7: ${difference}`)]);
      expect(readdirSync(path.join(store(), 'remotes/raffle')).sort()).toEqual(['1', 'registry.json']);
    });
  });

  test('MFE-05 a release that only adds passes with 201: a route, a surface, a prop that may be left out, a field of an event', async () => {
    serveOrder(written('order', '7', taken));
    await open();
    expect((await publish('1', withContract('1', written('raffle', '1', given)))).status).toBe(201);
    const more = {
      ...given,
      routes: [...whole, { name: 'RaffleList', path: '/raffle-list', isBuilt: true }],
      offers: [...given.offers, 'raffle/rail@1'],
      shapes: {
        ...given.shapes,
        surfaces: {
          'raffle/ticket@1': object({ raffleCd: { type: 'string' }, size: { type: 'string' } }, 'raffleCd'),
          'raffle/rail@1': object({}),
        },
        events: { 'raffle/entered': object({ raffleCd: { type: 'string' }, at: { type: 'string' } }, 'raffleCd', 'at') },
      },
    };
    expect(await publish('2', withContract('2', written('raffle', '2', more)))).toMatchObject({ status: 201 });
  });

  test('what was published before its peer is judged again when it is to be served, and a rollback is held up by nothing', async () => {
    await open();
    await publish('1', withContract('1', contract('1', whole)));
    expect((await publish('2', { ...withContract('2', contract('2', other)), hold: true })).status).toBe(201);
    serveOrder();
    expect(await ask('POST', '/raffle/promote', { version: '2', why: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'RELEASE_BREAKS' },
    });
    expect((await ask('POST', '/raffle/canary', { version: '2', percent: 10, why: 'x' })).status).toBe(409);
    expect((await ask('POST', '/raffle/rollback', { to: '2', why: 'x' })).status).toBe(200);
  });

  /** Random bytes, which gzip makes no smaller. */
  const noise = (bytes: number) =>
    randomBytes(Math.ceil((bytes * 3) / 4))
      .toString('base64')
      .slice(0, bytes);
  const withFile = (version: string, file: string, content: string, allowed: object) => ({
    release: {
      ...releaseOf(version),
      integrity: { ...releaseOf(version).integrity, ...(file.endsWith('.js') && { [file]: hashOf(content) }) },
    },
    files: sent({ ...filesOf(version), [`web/${file}`]: content, 'web/contract.json': contract(version, whole, 'raffle', allowed) }),
  });
  /** Gzip of a script of every kind that the heaviest screen loads, measured by hand of these files. */
  const gzipOf = (...contents: string[]) => contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);

  test.each([
    ['the entry', 'remoteEntry.js'],
    ['the door', 'door.js'],
    ['a screen', 'screen-raffles.js'],
    ['the words of one language', 'locale-cn.js'],
  ])(
    'MFE-17 more bytes of %s than the contract allows are refused with 422, both figures and the file; to the byte they pass',
    async (_, file) => {
      const big = noise(4000);
      const rest = NAMES.filter(
        (name) => name !== file && (!name.startsWith('locale') || (file !== 'locale-cn.js' && name === 'locale-ko.js')),
      );
      const has = gzipOf(big, ...rest.map((name) => webFile('1', name)));
      await open();
      const refused = await publish('1', withFile('1', file, big, { ...budget, jsGzipBytes: has - 1 }));
      expect(refused).toMatchObject({ status: 422, body: { code: 'RELEASE_OVER_BUDGET' } });
      expect(refused.body['details']).toEqual([
        `JS: ${has} bytes gzip with screen RaffleMain, ${has - 1} are allowed (1 too many); largest file ${file}, ${gzipOf(big)}`,
      ]);
      expect(existsSync(path.join(store(), 'remotes/raffle/registry.json'))).toBe(false);
      expect((await publish('1', withFile('1', file, big, { ...budget, jsGzipBytes: has }))).status).toBe(201);
      const registry = await folderReleases(store(), () => undefined).registry('raffle');
      expect(registry?.versions['1']).toMatchObject({ weight: { jsGzipBytes: has, cssGzipBytes: 0, heaviest: 'screen RaffleMain' } });
    },
  );

  test('a style sheet is held against a budget of its own, and what a release says of its own weight counts for nothing', async () => {
    await open();
    const sheet = noise(500);
    const sheetBytes = gzipOf(sheet);
    const light = { weight: { jsGzipBytes: 1, cssGzipBytes: 0, heaviest: '' } };
    const asked = withFile('1', 'style.css', sheet, { ...budget, cssGzipBytes: sheetBytes - 1 });
    const { status, body } = await publish('1', { ...asked, release: { ...asked.release, ...light } });
    expect([status, body['code'], body['details']]).toEqual([
      422,
      'RELEASE_OVER_BUDGET',
      [`CSS: ${sheetBytes} bytes gzip, ${sheetBytes - 1} are allowed (1 too many); largest file style.css, ${sheetBytes}`],
    ]);
  });

  test('the command that releases is told the same, also where all remotes are released together', async () => {
    const releases = folderReleases(store(), () => undefined);
    const draft = await releases.draft('raffle', '1');
    mkdirSync(path.join(draft, 'web'));
    for (const name of NAMES) writeFileSync(path.join(draft, 'web', name), webFile('1', name));
    const publication = {
      release: releaseOf('1'),
      draft,
      contract: contract('1', whole, 'raffle', { ...budget, jsGzipBytes: 100 }),
      hold: false,
    };
    await expect(desk().publish('raffle', publication, { by: 'kim', why: 'test' })).rejects.toMatchObject({
      code: 'RELEASE_OVER_BUDGET',
      details: [expect.stringMatching(/^JS: \d+ bytes gzip with screen RaffleMain, 100 are allowed/)],
    });
    expect(await releases.registry('raffle')).toBeNull();
  });

  test.each([
    ['no contract', {}],
    ['another version’s contract', withContract('1', contract('2', whole))],
    ['another remote’s contract', withContract('1', contract('1', whole, 'order'))],
    ['a contract that is none', withContract('1', '{')],
    ['no budget', withContract('1', JSON.stringify({ ...(JSON.parse(contract('1', whole)) as object), budget: undefined }))],
  ])('a release with %s is refused', async (_, changes) => {
    await open();
    expect(await publish('1', changes)).toMatchObject({ status: 422, body: { code: 'RELEASE_DAMAGED' } });
  });
});

describe('who may', () => {
  test('without a token in the settings there is no such API', async () => {
    await open({});
    for (const [method, at] of [
      ['GET', ''],
      ['PUT', '/raffle'],
      ['POST', '/raffle/promote'],
    ] as const)
      expect([method, (await ask(method, at, method === 'GET' ? undefined : {})).status]).toEqual([method, 404]);
  });

  test.each([
    ['no token', ''],
    ['another token', `${TOKEN}x`],
    ['the beginning of one', TOKEN.slice(0, -1)],
    ['a name', 'pipeline'],
  ])('with %s everything is refused, before anything is read', async (_, token) => {
    await open();
    for (const [method, at] of [
      ['GET', ''],
      ['GET', '/raffle'],
      ['PUT', '/raffle'],
      ['POST', '/raffle/rollback'],
    ] as const)
      expect((await ask(method, at, method === 'GET' ? undefined : {}, token)).body).toMatchObject({ code: 'RELEASE_TOKEN' });
  });

  test('calls beyond 60 a minute are refused', async () => {
    await open();
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask('GET', '', undefined, 'guess')));
    expect(answers.filter(({ status }) => status === 429).length).toBe(10);
  });
});

test.each([
  ['PUT', '/raffle', 'nonsense', 422],
  ['PUT', '/nobody', { why: 'x' }, 404],
  ['POST', '/raffle/promote', { version: '9', why: 'x' }, 404],
  ['POST', '/raffle/promote', { version: '1', why: 'x' }, 409],
  ['POST', '/raffle/promote', { version: '1' }, 422],
  ['POST', '/raffle/canary', { version: '1', percent: 100, why: 'x' }, 409],
  ['POST', '/raffle/rollback', { why: 'x' }, 409],
  ['POST', '/order/rollback', { why: 'x' }, 404],
])('%s %s with %j is refused with words', async (method, at, body, status) => {
  await open();
  await publish('1');
  expect(await ask(method, at, body)).toMatchObject({
    status,
    body: { code: expect.stringMatching(/^RELEASE_/), message: expect.stringMatching(/\w/) },
  });
});

test('a release beyond 24 MB is refused', async () => {
  await open();
  const { status, body } = await publish('1', { files: { 'web/door.js': 'A'.repeat(34_000_000) } });
  expect([status, body.code]).toEqual([413, 'RELEASE_TOO_LARGE']);
});
