import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepRunning } from './keep-running';
import { startShop } from './shop-processes';

jest.setTimeout(60_000);
const folder = mkdtempSync(path.join(tmpdir(), 'hyangro-tools-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** What a test waits for; where it never comes, the test ends by its own time. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await wait(20);
};

const API = program(
  'api.mjs',
  `import { createServer } from 'node:http';
   const readyAt = Date.now() + 700;
   createServer((request, response) => response.writeHead(Date.now() < readyAt ? 503 : 200).end()).listen(process.env.PORT);`,
);
const SHELL = program(
  'shell.mjs',
  `import { createServer } from 'node:http';
   const { status } = await fetch(process.env.API_URL + '/ready').catch(() => ({ status: 0 }));
   console.log('the API said ' + status);
   createServer((request, response) => { console.log('asked for ' + request.url); response.end('page'); }).listen(process.env.PORT);`,
);

test('the shop is open when the API answers, the shell answers and a first page was drawn', async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  const shop = await startShop({ port, apiPort, files: { api: API, shell: SHELL } });
  try {
    expect(shop.shell.output()).toContain('the API said 200');
    // What a process prints comes by a pipe, at times later than its answer.
    await until(() => /asked for \/\n/.test(shop.shell.output()));
    expect((await fetch(shop.url)).status).toBe(200);
    shop.api.kill();
    await shop.api.ended;
    const again = await shop.restartApi();
    expect((await fetch(`${shop.apiUrl}/ready`)).status).toBe(200);
    expect(again.pid).not.toBe(shop.api.pid);
  } finally {
    await shop.stop();
  }
});

test('a shop whose API cannot start opens no door', async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  const files = { api: program('broken.mjs', "console.error('no space left'); process.exit(1);"), shell: SHELL };
  await expect(startShop({ port, apiPort, files })).rejects.toThrow('no space left');
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});

describe('a part of the shop that ends', () => {
  const ended = (code: number | null) => ({ ended: Promise.resolve(code) });
  const PAUSES = [1, 2, 3];
  /** Keeps a part running that has ended already, until it is given up; answers the lines that were printed. */
  async function whatIsSaid(start: Parameters<typeof keepRunning>[1]['start']): Promise<string[]> {
    const said: string[] = [];
    const { signal } = new AbortController();
    await keepRunning(ended(1), { title: 'The API', start, signal, say: (line) => said.push(line), pauses: PAUSES });
    return said;
  }

  test('is started again after pauses that grow, and the shop closes when it goes on ending', async () => {
    const start = jest.fn(async () => ended(1));
    const said = await whatIsSaid(start);
    expect(start).toHaveBeenCalledTimes(3);
    expect(said).toEqual([
      'The API ended (1). It starts again in 0.001 s (1 of 3).',
      'The API ended (1). It starts again in 0.002 s (2 of 3).',
      'The API ended (1). It starts again in 0.003 s (3 of 3).',
      'The API ended 4 times in a row (1); the shop closes.',
    ]);
  });

  test('may end any number of times when it ran well in between', async () => {
    let left = 10;
    const stop = new AbortController();
    const start = jest.fn(async () => {
      left -= 1;
      if (left === 0) stop.abort();
      return { ended: new Promise<number>((resolve) => setTimeout(() => resolve(1), 15)) };
    });
    const first = { ended: new Promise<number>((resolve) => setTimeout(() => resolve(1), 15)) };
    await keepRunning(first, { title: 'The API', start, signal: stop.signal, say: () => undefined, pauses: PAUSES, wellAfterMs: 10 });
    expect(start).toHaveBeenCalledTimes(10);
  });

  test('counts a start that fails', async () => {
    const said = await whatIsSaid(async () => Promise.reject(new Error('api ended before it was ready.')));
    expect(said.filter((line) => line === 'api ended before it was ready.')).toHaveLength(3);
    expect(said.at(-1)).toBe('The API ended 4 times in a row (not ready); the shop closes.');
  });

  test('stays ended when the shop is told to stop, also during a pause', async () => {
    const stop = new AbortController();
    const start = jest.fn(async () => ended(1));
    const kept = keepRunning(ended(1), { title: 'The API', start, signal: stop.signal, say: () => stop.abort(), pauses: [60_000] });
    await kept;
    expect(start).not.toHaveBeenCalled();
  });
});
