import './lib/typescript.mjs';

/** `pnpm shop <command>`: the operator's command of the shop. Builds it on first use. */
const { runShopCommand } = await import('./lib/shop-command.ts');
process.exit(await runShopCommand(process.argv.slice(2)));
