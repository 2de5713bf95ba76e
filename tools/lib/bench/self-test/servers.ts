import { fork } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { cpuPerRequest } from '../cpu';
import { percentile, timesOf } from '../search/calls';
import type { Expectations } from './expect';
import { slowServer } from './slow-server';

const HELD_MS = 300;
const BUSY_MS = 4;
const CALLS = 240;
const CALLERS = 8;
/** How much more than it is a time may be on a busy machine; less is never right. */
const TOLERANCE_MS = 150;
const CPU_TOLERANCE_MS = 2;
/** The system counts CPU in ticks. */
const CPU_TICK_MS = 0.2;

/** Whether the figures of calls to a server, p95 and CPU, are what a server's known slowness makes them. */
export async function servers(expected: Expectations): Promise<void> {
  const [p50, p95] = await heldUp(10);
  expected.between('p95 of calls, one in ten held up', p95, HELD_MS, HELD_MS + TOLERANCE_MS);
  expected.between('p50 of calls, one in ten held up', p50, 0, TOLERANCE_MS);
  const [, rare] = await heldUp(40);
  expected.between('p95 of calls, one in forty held up', rare, 0, TOLERANCE_MS);
  const cpu = await onServer({ busyMs: BUSY_MS }, (url, pid) => cpuPerRequest(pid, `${url}/slow`, CALLS));
  expected.between('CPU of an answer that takes a known time', cpu, BUSY_MS - CPU_TICK_MS, BUSY_MS + CPU_TOLERANCE_MS);
}

const heldUp = (every: number): Promise<[p50: number, p95: number]> =>
  onServer({ every, waitMs: HELD_MS }, async (url) => {
    const times = await timesOf(url, '', { paths: Array.from({ length: CALLS }, () => '/slow'), callers: CALLERS });
    return [percentile(times, 50), percentile(times, 95)];
  });

/** Starts a server that is slow so, and ends it. */
async function onServer<T>(slowness: Omit<Parameters<typeof slowServer>[0], 'path'>, use: (url: string, pid: number) => Promise<T>) {
  const env = { ...process.env, ...slowServer({ path: '/slow', ...slowness }) };
  const server = fork(path.join(import.meta.dirname, 'plain-server.mjs'), { env });
  try {
    const { port } = await new Promise<AddressInfo>((resolve, reject) => server.once('message', resolve).once('exit', reject));
    return await use(`http://127.0.0.1:${port}`, server.pid ?? 0);
  } finally {
    server.kill();
  }
}
