import { ensureInstalled } from './lib/install.mjs';

/** `pnpm dev <remote…>`: runs the shop and releases the named remotes anew whenever their sources change. */
await ensureInstalled();
const { develop } = await import('./lib/develop.mjs');
await develop(process.argv.slice(2));
