import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { ROOT } from '../../proc.mjs';
import { realNameKey } from '../../real-name-key';
import { startProcess, untilReady } from '../../shop-process';
import { listPaths, percentile, searchFor, suggestFor, timesOf, typedOf, type Calls } from './calls';

const API_PORT = 23_490;

/** What one kind of calls took, in ms, and what the slowest of them but one in twenty may take. */
interface Row {
  title: string;
  times: readonly number[];
  budget: number;
}
export interface Budgets {
  suggest: number;
  search: number;
}
export type Call = (calls: Calls) => Promise<number[]>;

/** Starts the API, hands over how to call it, and ends it. */
export async function withApi<T>(env: Record<string, string>, work: (call: Call) => Promise<T>): Promise<T> {
  const key = randomBytes(32).toString('base64url');
  const api = startProcess('api', path.join(ROOT, 'api/dist/main.js'), {
    ...env,
    SHELL_KEY: key,
    REAL_NAME_KEY: realNameKey(env),
    PORT: String(API_PORT),
    LOG_LEVEL: 'silent',
  });
  const url = `http://127.0.0.1:${API_PORT}`;
  try {
    await untilReady(`${url}/ready`, api);
    return await work((calls) => timesOf(url, key, calls));
  } finally {
    await api.stop();
  }
}

/** Measures every kind of calls; each phrase and prefix is new to the API when its process is. */
export async function measure(call: Call, phrases: readonly string[], callers: number, { suggest, search }: Budgets): Promise<Row[]> {
  // The first calls of a process compile what the others use.
  await call({ paths: phrases.slice(0, 20).flatMap((text) => [searchFor(text, '&limit=1'), suggestFor(text)]), callers });
  const typed = typedOf(phrases).slice(0, 600);
  const again = phrases.flatMap((text) => [
    searchFor(text, '&orderByCd=04'),
    searchFor(text, '&freeShipping=true'),
    searchFor(text, '&page=2'),
  ]);
  const rows = [
    { title: 'suggestions', paths: typed.map(suggestFor), budget: suggest },
    { title: 'search with counts, every phrase new', paths: phrases.map((text) => searchFor(text)), budget: search },
    { title: 'search with counts, other sorts, filters and pages', paths: again, budget: search },
    { title: 'lists with counts, every filter new', paths: listPaths(), budget: search },
  ];
  const measured: Row[] = [];
  for (const { paths, ...row } of rows) measured.push({ ...row, times: await call({ paths, callers }) });
  return measured;
}

/** Prints rows beside their budgets; true when all are held. */
export function print(rows: readonly Row[], where: string): boolean {
  for (const { title, times, budget } of rows) console.log(line(`${title} · ${where}`, times, budget));
  return rows.every(({ times, budget }) => percentile(times, 95) <= budget);
}

function line(title: string, times: readonly number[], budget: number): string {
  const [middle, most] = [percentile(times, 50), percentile(times, 95)];
  return `${most <= budget ? '✓' : '✗'} ${title.padEnd(84)} p50 ${middle.toFixed(1).padStart(6)} ms  p95 ${most.toFixed(1).padStart(6)} ms  of ${budget} ms  (${times.length} calls)`;
}
