import { ensureInstalled } from './lib/install.mjs';

/** `pnpm build [parts…]`: builds and releases what has changed; `pnpm build layout shell` names parts. */
await ensureInstalled();
const { PARTS, buildAll } = await import('./lib/build-steps.mjs');
const names = process.argv.slice(2);
const chosen = names.length ? PARTS.filter(({ name }) => names.includes(name) || names.includes(name.replace('mfe-', ''))) : PARTS;
await buildAll(chosen).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
