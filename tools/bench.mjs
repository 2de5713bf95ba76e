import { ensureInstalled } from './lib/install.mjs';

/** `pnpm bench`: figures beside their budgets. `--budgets` measures the gates only and fails when one is broken. */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { bench } = await import('./lib/bench/bench.mjs');
process.exit(await bench({ gatesOnly: process.argv.includes('--budgets') }));
