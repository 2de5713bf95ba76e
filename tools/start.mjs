import { ensureInstalled } from './lib/install.mjs';

/** `npm start`: installs and builds what is missing, starts the API and the shop, prints the address. Ctrl-C stops both. */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { start } = await import('./lib/run-shop.ts');
await start();
