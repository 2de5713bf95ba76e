import { ensureInstalled } from './lib/install.mjs';

/** `pnpm e2e [playwright arguments]`: starts a shop of its own in QA mode and runs the journeys against it. */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { runE2e } = await import('./lib/e2e-run.ts');
process.exit(await runE2e(process.argv.slice(2)));
