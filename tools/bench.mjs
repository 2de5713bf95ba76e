import { ensureInstalled } from './lib/install.mjs';

/**
 * `pnpm bench`: figures beside their budgets. `--budgets` measures the gates only; only a broken gate fails the run.
 * `--only load,screens` measures some groups, `--runs 5` as often, `--compare <commit>` two builds in turn,
 * `--self-test` whether the bench sees a known slowness (`--quick`: on a small page of its own).
 */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { main } = await import('./lib/bench/main.ts');
process.exit(await main(process.argv.slice(2)));
