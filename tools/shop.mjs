import './lib/typescript.mjs';

/** `pnpm shop <command>`: the operator's command of the shop. Builds it on first use. */
const { runShopCommand } = await import('./lib/shop-command.ts');
// `pnpm shop dev` goes on.
process.exitCode = await runShopCommand(process.argv.slice(2));
