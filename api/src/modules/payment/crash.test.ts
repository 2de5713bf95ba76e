import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packageRoot } from '../../platform/package-root';
import { ADDRESS } from '../../platform/testing/checkout';

const MINUTES = 60_000;
const bundle = `.cache/crash-${process.pid}`;
const port = 21_000 + (process.pid % 5_000);
const base = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(path.join(tmpdir(), 'hyangro-crash-'));
let api: ChildProcess | undefined;
let cookie = '';

beforeAll(() => {
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'build.ts', bundle], { cwd: packageRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}, MINUTES);
afterAll(() => {
  api?.kill('SIGKILL');
  for (const folder of [dataDir, path.join(packageRoot, bundle)]) rmSync(folder, { recursive: true, force: true });
});

/** Starts the API on the data folder as an operator would, and waits until it says that it is ready. */
async function start(): Promise<void> {
  const child = spawn('node', [path.join(bundle, 'main.js')], {
    cwd: packageRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      QA: '0',
      LOG_LEVEL: 'error',
      SHELL_KEY: 'of-the-tests-of-crashes',
      REAL_NAME_KEY: 'ab'.repeat(32),
    },
  });
  api = child;
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('is ready') && resolve());
    child.once('exit', (code) => reject(new Error(`The API ended with ${code}`)));
  });
}

/** The power goes: no goodbye, nothing is flushed. */
async function crash(): Promise<void> {
  const child = api;
  if (!child) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function call(method: string, url: string, body?: unknown) {
  const response = await fetch(base + url, {
    method,
    redirect: 'manual',
    headers: {
      cookie,
      'x-requested-with': 'hyangro',
      origin: base,
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  cookie =
    response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ') || cookie;
  return response.json();
}
const press = (paymentKey: string, decision: string) =>
  fetch(`${base}/pay/test/${paymentKey}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision }),
    headers: { origin: base, 'sec-fetch-site': 'same-origin' },
  });

test(
  'API-D14 a server that dies between order, payment and answer loses nothing',
  async () => {
    await start();
    await call('POST', '/login', { loginId: 'demo05', password: 'hyangro123' });
    await call('POST', '/cart/items', { productCd: 'P0009', quantity: 3 });
    const { orderCd } = await call('POST', '/orders', {});
    const before = await call('PUT', `/orders/${orderCd}/address`, ADDRESS);

    await crash();
    await start();
    const after = await call('GET', `/orders/${orderCd}`);
    expect(after).toEqual(before);
    expect(after).toMatchObject({
      state: 'WAIT',
      amounts: { payment: 90_720 },
      address: { recipient: '김지수' },
    });
    const { redirectUrl } = await call('POST', `/orders/${orderCd}/pay`, { payMethod: 'CARD' });
    const paymentKey = redirectUrl.split('/').at(-1);
    expect((await press(paymentKey, 'hang')).headers.get('location')).toContain('payment-complete');
    // The provider charges at once and answers after 10 s: the server is gone before that.
    const confirm = () => call('POST', `/orders/${orderCd}/pay/confirm`, { paymentKey });
    const unanswered = expect(confirm()).rejects.toThrow('fetch failed');
    await wait(2_000);
    await crash();
    await unanswered;

    await start();
    expect(await confirm()).toMatchObject({ status: 'PAID' });
    expect(await call('GET', `/orders/${orderCd}/pay`)).toMatchObject({ status: 'PAID', state: 'PREP' });
    expect(await call('GET', '/common/cart-count')).toBe(0);
  },
  3 * MINUTES,
);
