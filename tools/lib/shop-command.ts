import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runTypeScript } from './proc.mjs';
import { keptRealNameKey } from './real-name-key';

const FILE = path.join(ROOT, 'api/dist/shop.js');

/** Runs a command of the shop's operator and answers its exit code. */
export async function runShopCommand(args: readonly string[]): Promise<number> {
  // Remotes are the release store's, not the database's.
  if (args[0] === 'rollback') return (await import('./release-command')).runReleaseCommand(args);
  if (args[0] === 'dev') return (await import('./dev-command')).runDevCommand(args.slice(1));
  if (!existsSync(FILE)) await runTypeScript(['api/build.ts']);
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', FILE, ...args], {
    stdio: 'inherit',
    // The database that `npm start` keeps is read with the key that it keeps.
    env: { ...process.env, REAL_NAME_KEY: process.env.REAL_NAME_KEY || keptRealNameKey(process.env) || '' },
  });
  return status ?? 1;
}
