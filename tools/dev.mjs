import { ensureInstalled } from './lib/install.mjs';

/** `pnpm dev <remote…>`: the shop with hot reload of the named remotes, and each of them on a page of its own. */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { develop } = await import('./lib/develop.ts');
await develop(process.argv.slice(2));
