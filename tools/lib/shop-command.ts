import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runTypeScript } from './proc.mjs';

const FILE = path.join(ROOT, 'api/dist/shop.js');

/** Runs a command of the shop's operator and answers its exit code. */
export async function runShopCommand(args: readonly string[]): Promise<number> {
  if (!existsSync(FILE)) await runTypeScript(['api/build.ts']);
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', FILE, ...args], { stdio: 'inherit' });
  return status ?? 1;
}
