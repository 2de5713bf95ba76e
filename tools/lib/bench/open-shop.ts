import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEdge } from './edge';

/** A shop opened by the `npm start` of its own workspace, so that any commit's shop can be measured. */
export interface Shop {
  root: string;
  url: string;
  apiUrl: string;
  /** The same shop behind TLS and HTTP/2. */
  edgeUrl: string;
  /** Milliseconds from the command until the shop was open. */
  startedIn: number;
  /** Processes of the API and of the shell's server; null where /proc is absent. */
  apiPid: number | null;
  shellPid: number | null;
  stop(): Promise<void>;
}

export interface Place {
  root: string;
  port: number;
  data: string;
}

/** A folder for one shop's database and uploads, removed with `remove`. */
export function dataFolder() {
  const data = mkdtempSync(path.join(tmpdir(), 'hyangro-bench-'));
  return { data, remove: () => rmSync(data, { recursive: true, force: true }) };
}

/** Opens the shop of a workspace on `port`, its API on the next one. Rejects with what it said when it does not open. */
export async function openShop({ root, port, data }: Place): Promise<Shop> {
  const began = Date.now();
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(port + 1),
      DATA_DIR: path.join(data, 'db'),
      UPLOAD_DIR: path.join(data, 'uploads'),
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  let said = '';
  const ended = new Promise((resolve) => child.once('close', resolve));
  const opened = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said = (said + chunk).slice(-20_000);
        if (said.includes('The shop is open')) resolve();
      });
  });
  await Promise.race([
    opened,
    ended.then((code) => Promise.reject(new Error(`npm start in ${root} ended (${code}) before the shop was open.\n${said}`))),
  ]);
  const startedIn = Date.now() - began;
  const url = `http://127.0.0.1:${port}`;
  const edge = await openEdge(url);
  return {
    root,
    url,
    apiUrl: `http://127.0.0.1:${port + 1}`,
    edgeUrl: edge.url,
    startedIn,
    apiPid: childRunning(child.pid, /api\/dist\/(demo\/)?main\.js/),
    shellPid: childRunning(child.pid, /shell\/dist\/(demo|server)\/main\.mjs/),
    async stop() {
      process.off('exit', end);
      edge.close();
      end();
      await ended;
    },
  };
}

/** The child process that runs a program; other commits may run the production builds. */
function childRunning(parent: number | undefined, program: RegExp): number | null {
  try {
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
    return Number(children.find((pid) => program.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')))) || null;
  } catch {
    return null;
  }
}
