import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres';
import { ROOT, runNode, runTypeScript } from '../../proc.mjs';
import { startProcess, untilReady } from '../../shop-process';
import { listPaths, percentile, phrasesOf, searchFor, suggestFor, timesOf, typedOf, type Calls } from './calls';
import { connect, databaseOn, type Client } from './client';
import { generate } from './generate';

const API_PORT = 23_490;
const CALLERS = 8;
/** Milliseconds of the slowest call but one in twenty. */
const BUDGETS = { suggest: 50, search: 150, embedded: 15 };

/** Runs the bench; answers the exit code: 1 when a budget is not held. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { products: { type: 'string', default: '200000' } } });
  const count = Number(values.products);
  await runTypeScript(['api/build.ts'], { quiet: true });
  const postgres = await startPostgres();
  try {
    const database = await databaseOn(postgres.url, `bench_search_${count}`);
    const env = { DATABASE_URL: database.url };
    if (database.isNew) await shop(['import'], env);
    const db = connect(database.url);
    try {
      await fill(db, count, env);
      await printIndex(db);
      const phrases = await phrasesOf(db);
      const isHeld = await withApi(env, (call) => measure(call, `${count} products, ${CALLERS} callers`, phrases, CALLERS, BUDGETS));
      const isHeldEmbedded = await embedded(phrases);
      return isHeld && isHeldEmbedded ? 0 : 1;
    } finally {
      await db.end();
    }
  } finally {
    postgres.stop();
  }
}

const shop = (words: readonly string[], env: Record<string, string>) => runNode(['api/dist/shop.js', ...words], { env, quiet: true });

async function fill(db: Client, count: number, env: Record<string, string>): Promise<void> {
  await generate(db, count);
  const begun = Date.now();
  const stale = (await db.query('select count(*)::int as count from search_stale')).rows[0]?.['count'];
  await shop(['search', 'refresh'], env);
  console.log(`  ${String(stale)} documents written in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  if (stale !== 0) await db.query('vacuum (analyze)');
}

async function printIndex(db: Client): Promise<void> {
  const begun = Date.now();
  await db.query('reindex index search_document_popular_idx');
  await db.query('reindex index search_document_others_idx');
  const seconds = (Date.now() - begun) / 1000;
  const { rows } = await db.query(`select
    pg_size_pretty(pg_relation_size('search_document_popular_idx') + pg_relation_size('search_document_others_idx')) as index,
    pg_size_pretty(pg_table_size('search_document')) as documents, pg_size_pretty(pg_total_relation_size('search_term')) as terms,
    (select count(*) from search_term)::int as words, (select avg(length(lexemes))::int from search_document tablesample system (1)) as lexemes`);
  const [size = {}] = rows;
  console.log(
    `  index ${String(size['index'])}, built in ${seconds.toFixed(0)} s · documents ${String(size['documents'])}, ${String(size['lexemes'])} lexemes each`,
  );
  console.log(`  ${String(size['words'])} terms, ${String(size['terms'])}`);
}

type Call = (calls: Calls) => Promise<number[]>;

/** Starts the API, hands over how to call it, and ends it. */
async function withApi<T>(env: Record<string, string>, work: (call: Call) => Promise<T>): Promise<T> {
  const key = randomBytes(32).toString('base64url');
  const api = startProcess('api', path.join(ROOT, 'api/dist/main.js'), {
    ...env,
    SHELL_KEY: key,
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

async function measure(
  call: Call,
  where: string,
  phrases: readonly string[],
  callers: number,
  budgets: { suggest: number; search: number },
): Promise<boolean> {
  // The first calls of a process compile what the others use.
  await call({ paths: phrases.slice(0, 20).flatMap((text) => [searchFor(text, '&limit=1'), suggestFor(text)]), callers });
  const typed = typedOf(phrases).slice(0, 600);
  const again = phrases.flatMap((text) => [
    searchFor(text, '&orderByCd=04'),
    searchFor(text, '&freeShipping=true'),
    searchFor(text, '&page=2'),
  ]);
  const rows = [
    ['suggestions', await call({ paths: typed.map(suggestFor), callers }), budgets.suggest],
    ['search with counts, every phrase new', await call({ paths: phrases.map((text) => searchFor(text)), callers }), budgets.search],
    ['search with counts, other sorts, filters and pages', await call({ paths: again, callers }), budgets.search],
    ['lists with counts, every filter new', await call({ paths: listPaths(), callers }), budgets.search],
  ] as const;
  for (const [title, times, budget] of rows) console.log(line(`${title} · ${where}`, times, budget));
  return rows.every(([, times, budget]) => percentile(times, 95) <= budget);
}

function line(title: string, times: readonly number[], budget: number): string {
  const [middle, most] = [percentile(times, 50), percentile(times, 95)];
  return `${most <= budget ? '✓' : '✗'} ${title.padEnd(84)} p50 ${middle.toFixed(1).padStart(6)} ms  p95 ${most.toFixed(1).padStart(6)} ms  of ${budget} ms  (${times.length} calls)`;
}

/** The demo shop in the embedded database, one caller. */
async function embedded(phrases: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hyangro-bench-search-'));
  try {
    const budgets = { suggest: BUDGETS.embedded, search: BUDGETS.embedded };
    return await withApi({ DATA_DIR: folder, DATABASE_URL: '' }, (call) => measure(call, 'embedded demo, 1 caller', phrases, 1, budgets));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
