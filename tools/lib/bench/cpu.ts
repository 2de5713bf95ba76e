import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU milliseconds a process has used, all threads. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
  return ((Number(fields?.[11]) + Number(fields?.[12])) * 1000) / TICKS_PER_SECOND;
}

/** CPU milliseconds of a process per request, over `count` requests after as many to warm it up: that of a server that has been up for a while. */
export async function cpuPerRequest(
  pid: number,
  url: string,
  count: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  await load(url, count, headers);
  const before = cpuMs(pid);
  await load(url, count, headers);
  return (cpuMs(pid) - before) / count;
}

const PARALLEL = 8;
const NOT_MODIFIED = 304;

/** Limits count by address: every request comes from another one. */
const address = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function load(url: string, count: number, headers: Readonly<Record<string, string>>) {
  let left = count;
  const work = async () => {
    while (left-- > 0) {
      const response = await fetch(url, { headers: { ...headers, 'x-forwarded-for': address(left) } });
      if (!response.ok && response.status !== NOT_MODIFIED) throw new Error(`${url} answered ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}
