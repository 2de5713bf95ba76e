import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { filmOfBytes } from './platform/testing/films';

/** The real process, built and started as in production. */
jest.setTimeout(240_000);
/** Every demo member has it. */
const DEMO_PASSWORD = 'hyangro123';
const api = path.resolve(__dirname, '..');
const bundle = path.join(api, `.cache/server-test-${process.pid}`);
const folder = mkdtempSync(path.join(tmpdir(), 'hyangro-server-'));
const port = 26_000 + (process.pid % 4_000);
const url = `http://127.0.0.1:${port}`;
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: String(port),
  DATA_DIR: folder,
  UPLOAD_DIR: path.join(folder, 'uploads'),
  DATABASE_URL: '',
  QA: '1',
  SHELL_KEY: 'of-the-tests-of-the-server',
  REAL_NAME_KEY: 'ab'.repeat(32),
};

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build.ts', bundle], { cwd: api, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
});
let running: ReturnType<typeof start> | undefined;
afterEach(() => running?.process.kill('SIGKILL'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(bundle, { recursive: true, force: true });
});

const start = (changes: Record<string, string> = {}) => {
  const child: ChildProcess = spawn(process.execPath, [path.join(bundle, 'main.js')], {
    env: { ...environment, ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { process: child, output: () => output, ended };
};
const statusOf = (at: string) =>
  fetch(url + at).then(
    (response) => response.status,
    () => 0,
  );
/** The very first start makes the database: on a busy machine that takes its time. */
const untilReady = async () => {
  const end = Date.now() + 150_000;
  while ((await statusOf('/ready')) !== 200) {
    if (Date.now() > end || running?.process.exitCode !== null) throw new Error(`The shop does not stand: ${running?.output()}`);
    await wait(50);
  }
};
/** A command of the operator's; it needs no key. */
const shop = (...words: string[]) =>
  spawnSync(process.execPath, [path.join(bundle, 'shop.js'), ...words], {
    env: { ...environment, SHELL_KEY: '' },
    encoding: 'utf8',
  });
const post = (at: string, body: unknown) =>
  fetch(url + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'hyangro' },
    body: JSON.stringify(body),
  });
const joined = async (n: number) => {
  const { status } = await post('/member/join', {
    loginId: `killed${n}`,
    password: 'perfume123',
    memNm: '서연',
    nickname: `다시${n}`,
    email: `killed${n}@example.com`,
    birthday: '19980214',
    gender: '02',
    agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'],
  }).catch(() => ({ status: 0 }));
  return status === 201;
};

/** All code of the build. */
const bundledText = () =>
  readdirSync(bundle)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(bundle, file), 'utf8'))
    .join('\n');

test('the shop listens at once, says 503 until it stands, and has goods after its first start', async () => {
  running = start();
  for (let time = 0; time < 500 && (await statusOf('/health')) !== 200; time += 1) await wait(20);
  expect(await statusOf('/health')).toBe(200);
  const early = await fetch(`${url}/product/P0001`);
  expect([early.status, await early.json()]).toEqual([503, { exceptionName: 'NotReadyException', messageCode: 'common.a0001', args: [] }]);
  await untilReady();
  expect(await statusOf('/product/P0001')).toBe(200);
  expect(running.output()).toMatch(/^The API is ready on http:\S+ \(embedded database in .+, [\d.]+ s\)\n$/);
});

test('a second process on the same folder refuses to start and says why', async () => {
  running = start();
  await untilReady();
  const second = start({ PORT: String(port + 1) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(new RegExp(`in use by process ${running.process.pid}`));
  expect(shop('list', 'members')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('in use by process'),
  });
});

test('what was answered before kill -9 is there after the next start', async () => {
  for (let round = 0; round < 2; round += 1) {
    running = start();
    await untilReady();
    const answered: number[] = [];
    const members = Array.from({ length: 12 }, (_, n) => round * 100 + n);
    const writing = Promise.all(members.map(async (n) => ((await joined(n)) ? answered.push(n) : undefined)));
    while (answered.length < 4) await wait(10);
    running.process.kill('SIGKILL');
    await Promise.all([running.ended, writing]);

    running = start();
    await untilReady();
    for (const n of answered)
      expect([n, await (await fetch(`${url}/member/check-id?loginId=killed${n}`)).json()]).toEqual([n, { isFree: false }]);
    running.process.kill('SIGKILL');
    await running.ended;
  }
});

test('a polite end lets the running calls finish and frees the folder', async () => {
  running = start();
  await untilReady();
  const call = joined(999);
  await wait(5);
  const endedAt = Date.now();
  running.process.kill('SIGTERM');
  expect(await call).toBe(true);
  expect(await running.ended).toBe(0);
  expect(Date.now() - endedAt).toBeLessThan(8_000);
  const list = shop('list', 'members');
  expect(list.status).toBe(0);
  expect(list.stdout).toContain('killed999');
});

test('the shop command lists, asks before it deletes, and explains itself', () => {
  expect(shop('list', 'products', 'orders', 'layouts', 'coupons', 'raffles')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('P0001'),
  });
  expect(shop('reset')).toMatchObject({ status: 1, stderr: expect.stringContaining('--yes') });
  expect(shop('reset', '--yes')).toMatchObject({ status: 0 });
  expect(shop('list', 'members').stdout).not.toContain('killed999');
  expect(shop('list', 'nothing')).toMatchObject({ status: 1, stderr: expect.stringContaining('products') });
  expect(shop('--help').stdout).toContain('pnpm shop');
  expect(shop('dance').status).toBe(2);
});

test('wrong settings end the start with one clear message', async () => {
  const wrong = start({ PORT: 'eighty' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toMatch(/^The settings of the API host are wrong:\n {2}PORT: [^\n]+\n$/);
});

test('without the key of the shell the start ends with one clear message', async () => {
  const keyless = start({ SHELL_KEY: '' });
  expect(await keyless.ended).toBe(1);
  expect(keyless.output()).toMatch(/^The settings of the API host are wrong:\n {2}SHELL_KEY: [^\n]+openssl rand -hex 32[^\n]+\n$/);
});

test('QA-02 the production build has no doors for tests, even where QA is switched on', async () => {
  running = start();
  await untilReady();
  expect((await post('/__qa/seed', { scenario: 'time-sale-ending' })).status).toBe(404);
  expect(await statusOf('/__qa/scenarios')).toBe(404);
  expect(bundledText()).not.toMatch(/__qa\/|time-sale-ending|raffle-open/);
});

test('the production build has no page of what was written to shoppers: neither the route nor its code', async () => {
  running = start();
  await untilReady();
  expect(await statusOf('/dev/outbox')).toBe(404);
  expect(bundledText()).not.toMatch(/dev\/outbox|outbox-page|Nothing has been written yet/);
});

test('ten videos of 50 MB at one moment cost the process 64 MB at most; one that kill -9 cuts goes on after the next start', async () => {
  const MB = 1024 * 1024;
  const PART = 4 * MB;
  const callerOf = async (loginId: string) => {
    const { headers } = await post('/login', { loginId, password: DEMO_PASSWORD });
    const cookie = headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    return (method: string, at: string, body?: unknown) =>
      fetch(url + at, {
        method,
        headers: {
          cookie,
          'x-requested-with': 'hyangro',
          'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
          'idempotency-key': randomUUID(),
        },
        ...(body !== undefined && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
      });
  };
  type Call = Awaited<ReturnType<typeof callerOf>>;
  const announce = async (call: Call, bytes: number) =>
    ((await (await call('POST', '/media-uploads', { contentType: 'video/mp4', bytes })).json()) as { mediaKey: string }).mediaKey;
  const sendRest = async (call: Call, film: Uint8Array, mediaKey: string, from = 0) => {
    for (let sent = from; sent < film.length;) {
      const answer = await call('PUT', `/media-uploads/${mediaKey}/parts/${sent}`, film.subarray(sent, sent + PART));
      // So many are received at one moment; the next ones are asked to come again.
      if (answer.status === 503) await wait(20);
      else sent = ((await answer.json()) as { receivedBytes: number }).receivedBytes;
    }
    return call('POST', `/media-uploads/${mediaKey}/complete`, { bytes: film.length });
  };
  const send = async (call: Call, film: Uint8Array) => sendRest(call, film, await announce(call, film.length));
  const memoryMb = () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${running?.process.pid}/status`, 'utf8'))?.[1]) / 1024;

  running = start();
  await untilReady();
  const film = filmOfBytes(50 * MB);
  const calls = await Promise.all(Array.from({ length: 5 }, (_, n) => callerOf(`demo0${n + 1}`)));
  // What the first upload of a process reads stays: code, buffers of the network, the database's.
  const first = calls[0] as Call;
  expect((await send(first, filmOfBytes(8 * MB))).status).toBe(200);
  const before = memoryMb();
  let most = 0;
  const looking = setInterval(() => (most = Math.max(most, memoryMb())), 10);
  const answers = await Promise.all([...calls, ...calls].map((call) => send(call, film)));
  clearInterval(looking);
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(most - before).toBeLessThanOrEqual(64);

  const short = filmOfBytes(12 * MB);
  const mediaKey = await announce(first, short.length);
  const part = (from: number) => first('PUT', `/media-uploads/${mediaKey}/parts/${from}`, short.subarray(from, from + PART));
  expect((await part(0)).status).toBe(200);
  const cut = part(PART).catch(() => null);
  running.process.kill('SIGKILL');
  await Promise.all([running.ended, cut]);
  running = start();
  await untilReady();
  const { receivedBytes, media } = (await (await first('GET', `/media-uploads/${mediaKey}`)).json()) as {
    receivedBytes: number;
    media: unknown;
  };
  expect([[PART, 2 * PART].includes(receivedBytes), media]).toEqual([true, null]);
  const whole = (await (await sendRest(first, short, mediaKey, receivedBytes)).json()) as { url: string };
  expect(Buffer.from(await (await first('GET', whole.url)).arrayBuffer()).equals(short)).toBe(true);
});
