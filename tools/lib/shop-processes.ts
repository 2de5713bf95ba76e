import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { isFree } from './ports';
import { ROOT } from './proc.mjs';
import { realNameKey } from './real-name-key';
import { startProcess, untilReady, type ShopProcess } from './shop-process';

const API = path.join(ROOT, 'api/dist/main.js');
/** The only build with the doors for tests (QA-02). */
const API_FOR_TESTS = path.join(ROOT, 'api/dist/qa/main.js');
const SHELL = path.join(ROOT, 'shell/dist/server/main.mjs');
/** What `npm start` and `pnpm dev` run: as in production, with the page of messages. */
export const DEMO_PROGRAMS = { api: path.join(ROOT, 'api/dist/demo/main.js'), shell: path.join(ROOT, 'shell/dist/demo/main.mjs') };

export interface ShopProcesses {
  url: string;
  apiUrl: string;
  api: ShopProcess;
  shell: ShopProcess;
  stop(): Promise<void>;
  /** Starts the API again on the same data and waits until it is ready. */
  restartApi(): Promise<ShopProcess>;
  /** Starts the shell's server again and waits until it is ready. */
  restartShell(): Promise<ShopProcess>;
}

export interface ShopOptions {
  port: number;
  apiPort: number;
  /** Goes to both. */
  env?: Readonly<Record<string, string>>;
  /** Keeps their output until one dies. */
  quiet?: boolean;
  /** Other programs in their place. */
  files?: { api?: string; shell?: string };
}

/**
 * Starts the API host, then the shell's server, and waits until both are ready and a first page is drawn: whoever comes
 * first meets a whole shop.
 */
export async function startShop({ port, apiPort, env: settings = {}, quiet = true, files = {} }: ShopOptions): Promise<ShopProcesses> {
  const env = { SHELL_KEY: shellKey(), ...settings };
  const programs = { ...programsOf(settings), ...files };
  await mustBeFree(port, apiPort);
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const url = `http://127.0.0.1:${port}`;
  let api: ShopProcess | null = null;
  let shell: ShopProcess | null = null;
  const startApi = async () => {
    // The demo runs as production does; its logins by other accounts and its identity provider are sandboxes.
    const sandboxes = { SNS_SANDBOX: process.env.SNS_SANDBOX ?? '1', IDENTITY_SANDBOX: process.env.IDENTITY_SANDBOX ?? '1' };
    api = startProcess('api', programs.api, { ...sandboxes, REAL_NAME_KEY: realNameKey(env), ...env, PORT: String(apiPort) }, quiet);
    await untilReady(`${apiUrl}/ready`, api);
    return api;
  };
  const startShell = async () => {
    shell = startProcess('shell', programs.shell, { ...env, PORT: String(port), API_URL: apiUrl }, quiet);
    await untilReady(`${url}/ready`, shell);
    return shell;
  };
  const stop = async () => {
    await Promise.all([api?.stop(), shell?.stop()]);
  };
  try {
    const running = { api: await startApi(), shell: await startShell() };
    // The first page loads the remotes; no shopper should wait for that.
    await fetch(url).then((response) => response.text());
    return { url, apiUrl, ...running, stop, restartApi: startApi, restartShell: startShell };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whoever answers at a taken port would be taken for the shop. */
async function mustBeFree(...ports: readonly number[]): Promise<void> {
  for (const port of ports) if (!(await isFree(port))) throw new Error(`Port ${port} is taken. PORT and API_PORT choose others.`);
}

/** Settings of a shop in QA mode that keeps everything in one folder. Journeys come from an address each, as behind a proxy on this machine. */
export const qaShopEnv = (folder: string) => ({
  DATA_DIR: path.join(folder, 'db'),
  UPLOAD_DIR: path.join(folder, 'uploads'),
  QA: '1',
  TRUST_PROXY: 'loopback',
});

/** By this key the API knows the shell; without one in the environment it lives as long as their processes. */
export const shellKey = (): string => process.env.SHELL_KEY || randomBytes(32).toString('base64url');

const programsOf = ({ QA }: Readonly<Record<string, string>>) => ({ api: QA === '1' ? API_FOR_TESTS : API, shell: SHELL });

interface ShellOptions extends Pick<ShopOptions, 'port' | 'env'> {
  apiUrl: string;
}

/** Starts only the shell's server, over an API that runs already, and waits until it is ready. */
export async function startShellAlone({ port, apiUrl, env = {} }: ShellOptions): Promise<ShopProcess> {
  await mustBeFree(port);
  const shell = startProcess('shell', SHELL, { SHELL_KEY: shellKey(), ...env, PORT: String(port), API_URL: apiUrl });
  try {
    await untilReady(`http://127.0.0.1:${port}/ready`, shell);
    return shell;
  } catch (error) {
    await shell.stop();
    throw error;
  }
}
