import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isFree } from './ports.mjs';
import { ROOT } from './proc.mjs';

const API = path.join(ROOT, 'api/dist/main.js');
/**
 * @typedef {object} ShopProcess
 * @property {string} name
 * @property {number | undefined} pid
 * @property {Promise<number | null>} ended
 * @property {() => string} output
 * @property {() => boolean} isRunning
 * @property {() => boolean} kill
 * @property {() => Promise<void>} stop
 *
 * @typedef {object} ShopProcesses
 * @property {string} url
 * @property {string} apiUrl
 * @property {ShopProcess} api
 * @property {ShopProcess} shell
 * @property {() => Promise<void>} stop
 * @property {() => Promise<ShopProcess>} restartApi starts the API again on the same data and waits until it is ready
 * @property {() => Promise<ShopProcess>} restartShell starts the shell's server again and waits until it is ready
 *
 * @typedef {object} ShopOptions
 * @property {number} port
 * @property {number} apiPort
 * @property {Record<string, string>} [env] goes to both
 * @property {boolean} [quiet] keeps their output until one dies
 * @property {{ api?: string, shell?: string }} [files] other programs in their place
 */

/** The only build with the doors for tests (QA-02). */
const API_FOR_TESTS = path.join(ROOT, 'api/dist/qa/main.js');
const SHELL = path.join(ROOT, 'shell/dist/server/main.mjs');
const READY_TIMEOUT_MS = 90_000;

/**
 * Starts the API host, then the shell's server, and waits until both are ready and a first page is drawn: whoever comes
 * first meets a whole shop.
 * @returns {Promise<ShopProcesses>}
 */
export async function startShop(/** @type {ShopOptions} */ { port, apiPort, env: settings = {}, quiet = true, files = {} }) {
  // By this key the API knows the shell; it lives as long as the two processes.
  const env = { SHELL_KEY: process.env.SHELL_KEY ?? randomBytes(32).toString('base64url'), ...settings };
  const programs = { ...programsOf(settings), ...files };
  for (const taken of [port, apiPort])
    if (!(await isFree(taken))) throw new Error(`Port ${taken} is taken. PORT and API_PORT choose others.`);
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const url = `http://127.0.0.1:${port}`;
  /** @type {ShopProcess | null} */
  let api = null;
  /** @type {ShopProcess | null} */
  let shell = null;
  const startApi = async () => {
    api = startProcess('api', programs.api, { ...env, PORT: String(apiPort) }, quiet);
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

const programsOf = (/** @type {Record<string, string>} */ { QA }) => ({ api: QA === '1' ? API_FOR_TESTS : API, shell: SHELL });

/**
 * Starts only the shell's server, over an API that runs already, and waits until it is ready.
 * @param {{ port: number, apiUrl: string, env?: Record<string, string> }} options
 */
export async function startShellAlone({ port, apiUrl, env = {} }) {
  const shell = startProcess('shell', SHELL, { ...env, PORT: String(port), API_URL: apiUrl });
  try {
    await untilReady(`http://127.0.0.1:${port}/ready`, shell);
    return shell;
  } catch (error) {
    await shell.stop();
    throw error;
  }
}

/**
 * One Node process of the shop; `stop` ends it politely, `kill` at once, `ended` resolves with its exit code.
 * @param {string} name
 * @param {string} file
 * @param {Record<string, string>} env
 * @returns {ShopProcess}
 */
function startProcess(name, file, env, quiet = true) {
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output = (output + chunk).slice(-20_000)));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.on('close', resolve));
  return {
    name,
    ended,
    pid: child.pid,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => child.kill('SIGKILL'),
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Resolves once an address answers 200; rejects when its process dies or time runs out. */
async function untilReady(/** @type {string} */ url, /** @type {ShopProcess} */ process_) {
  const end = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < end) {
    if (!process_.isRunning()) throw new Error(`${process_.name} ended before it was ready.\n${process_.output()}`);
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await wait(150);
  }
  throw new Error(`${process_.name} was not ready in ${READY_TIMEOUT_MS / 1000} s.\n${process_.output()}`);
}
