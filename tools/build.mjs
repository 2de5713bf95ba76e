import { ensureInstalled } from './lib/install.mjs';

/** `pnpm build [parts…]`: builds and releases what has changed; `pnpm build layout shell` names parts. */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { buildNamed } = await import('./lib/build-steps.ts');
process.exit(await buildNamed(process.argv.slice(2)));
