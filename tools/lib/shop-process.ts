import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './proc.mjs';

const READY_TIMEOUT_MS = 90_000;

/** One Node process of the shop. */
export interface ShopProcess {
  name: string;
  pid: number | undefined;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
  output(): string;
  isRunning(): boolean;
  /** Ends it at once. */
  kill(): boolean;
  /** Ends it politely. */
  stop(): Promise<void>;
}

/** Starts a Node program of the shop. */
export function startProcess(name: string, file: string, env: Readonly<Record<string, string>>, quiet = true): ShopProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output = (output + chunk).slice(-20_000)));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
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
export async function untilReady(url: string, process_: ShopProcess): Promise<void> {
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
