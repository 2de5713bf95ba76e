import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU milliseconds a process has used, all threads; null where /proc is absent. */
function cpuMs(/** @type {number | undefined} */ pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return ((Number(fields?.[11]) + Number(fields?.[12])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/**
 * CPU milliseconds of a process per request, over `count` requests after a warm-up; null where it cannot be read.
 * @param {number | undefined} pid
 * @param {string} url
 * @param {{ count: number, warmUp: number, parallel?: number, headers?: Record<string, string> }} options
 */
export async function cpuPerRequest(pid, url, { count, warmUp, parallel = 8, headers = {} }) {
  await load(url, warmUp, parallel, headers);
  const before = cpuMs(pid);
  await load(url, count, parallel, headers);
  const after = cpuMs(pid);
  return before === null || after === null ? null : (after - before) / count;
}

/** Limits count by address: every request comes from another one. */
const address = (/** @type {number} */ n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function load(
  /** @type {string} */ url,
  /** @type {number} */ count,
  /** @type {number} */ parallel,
  /** @type {Record<string, string>} */ headers,
) {
  let left = count;
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (left-- > 0) {
        const response = await fetch(url, { headers: { 'x-forwarded-for': address(left), ...headers } });
        if (!response.ok) throw new Error(`${url} answered ${response.status}`);
        await response.arrayBuffer();
      }
    }),
  );
}
