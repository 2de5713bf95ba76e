import { ensureInstalled } from './lib/install.mjs';

/** `pnpm dev <remote…>`: the shop with hot reload of the named remotes, or one of them inside a deployed shop (`--against`). */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { runDevCommand } = await import('./lib/dev-command.ts');
process.exitCode = await runDevCommand(process.argv.slice(2));
