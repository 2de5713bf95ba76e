import { ensureInstalled } from './lib/install.mjs';

/** `pnpm pictures`: takes the pictures of the README anew, from the demo shop as it runs. */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { runE2e } = await import('./lib/e2e-run.ts');
process.exit(await runE2e(process.argv.slice(2), 'e2e/pictures.config.ts'));
