import { ensureInstalled } from './lib/install.mjs';

/** `pnpm release <remote…>`: builds and publishes remotes; `list`, `promote`, `rollback`, `canary`, `retire` say which version shoppers get. */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { runReleaseCommand } = await import('./lib/release-command.ts');
process.exit(await runReleaseCommand(process.argv.slice(2)));
