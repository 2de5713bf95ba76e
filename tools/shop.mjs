/** `pnpm shop <command>`: the operator's command of the shop. Builds it on first use. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { ROOT, runNode } from './lib/proc.mjs';

const file = path.join(ROOT, 'api/dist/shop.js');
if (!existsSync(file)) await runNode(['api/build.mjs']);
const { status } = spawnSync(process.execPath, ['--enable-source-maps', file, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
