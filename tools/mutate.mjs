import { ensureInstalled } from './lib/install.mjs';

/**
 * `pnpm mutate` breaks the pure rules one edit at a time and counts what their unit tests notice: below 95 % in a package it fails. File names break
 * these alone. `--changed` breaks what differs from main, rules and services, in minutes; `--services payment claim member/points` breaks
 * the API's services and repositories that these names begin, and runs their tests on a PostgreSQL of its own.
 */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { main } = await import('./mutate/main.ts');
process.exit(await main(process.argv.slice(2)));
