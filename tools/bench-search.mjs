import { ensureInstalled } from './lib/install.mjs';

/**
 * `pnpm bench:search`: the search on 200,000 generated products on PostgreSQL, and on the embedded demo, beside its
 * budgets; how long the index takes to build and how large it is. `--products 20000` takes fewer. The products stay in the server of
 * TEST_DATABASE_URL for the next run; without one a server is started, filled and thrown away (minutes). `--self-test` holds one answer
 * in ten up by a known time and looks whether each figure rises by it.
 */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { main } = await import('./lib/bench/search/main.ts');
process.exit(await main(process.argv.slice(2)));
