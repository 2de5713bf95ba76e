import { ensureInstalled } from './lib/install.mjs';

/**
 * `npm test`: sets everything up and proves everything. `npm test unit api` runs the named steps only
 * (types, lint, promises, format, borders, knip, unit, generators, alone, build, new-remote, postgres, bench, bench-self-test, e2e); `npm test changed` runs what the change can touch.
 */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { runSteps } = await import('./lib/steps.ts');
process.exit(await runSteps(process.argv.slice(2)));
