import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres';
import { runNode, runTypeScript } from '../../proc.mjs';
import { phrasesOf } from './calls';
import { connect, databaseOn, type Client } from './client';
import { generate } from './generate';
import { measure, print, withApi } from './measure';
import { searchSelfTest } from './self-test';

const CALLERS = 8;
/** Milliseconds of the slowest call but one in twenty. */
const BUDGETS = { suggest: 50, search: 150, embedded: 15 };

const OPTIONS = { products: { type: 'string', default: '200000' }, 'self-test': { type: 'boolean', default: false } } as const;

/** Runs the bench; answers the exit code: 1 when a budget is not held, or a known slowness not seen. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
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
      if (values['self-test']) return (await searchSelfTest(env, phrases, CALLERS, BUDGETS)) ? 1 : 0;
      const rows = await withApi(env, (call) => measure(call, phrases, CALLERS, BUDGETS));
      const isHeld = print(rows, `${count} products, ${CALLERS} callers`);
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

/** The demo shop in the embedded database, one caller. */
async function embedded(phrases: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hyangro-bench-search-'));
  try {
    const budgets = { suggest: BUDGETS.embedded, search: BUDGETS.embedded };
    const rows = await withApi({ DATA_DIR: folder, DATABASE_URL: '' }, (call) => measure(call, phrases, 1, budgets));
    return print(rows, 'embedded demo, 1 caller');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
