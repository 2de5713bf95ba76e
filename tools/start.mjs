import { ensureInstalled } from './lib/install.mjs';

/** `npm start`: installs and builds what is missing, starts the API and the shop, prints the address. Ctrl-C stops both. */
await ensureInstalled();
const { buildAll } = await import('./lib/build-steps.mjs');
const { runShop } = await import('./lib/run-shop.mjs');
try {
  await buildAll();
  await runShop({ port: Number(process.env.PORT ?? 3000), apiPort: Number(process.env.API_PORT ?? 3001) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
