/**
 * Writes api/migrations anew from the tables of platform and modules: until the first release there is one migration,
 * from then on `drizzle-kit generate` adds to it. A module's `<name>.before.sql` (functions its tables use) goes in front
 * of the tables, its `<name>.after.sql` behind them.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(fileURLToPath(import.meta.url));
const migrations = path.join(root, 'migrations');
const BREAK = '\n--> statement-breakpoint\n';

rmSync(migrations, { recursive: true, force: true });
const { status } = spawnSync(path.join(root, 'node_modules/.bin/drizzle-kit'), ['generate', '--name=shop'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);

const [file] = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
const target = path.join(migrations, file);
writeFileSync(target, [...sqlFiles('.before.sql'), readFileSync(target, 'utf8').trim(), ...sqlFiles('.after.sql')].join(BREAK) + '\n');
console.log(`api/migrations/${file} written`);

function sqlFiles(suffix) {
  return readdirSync(path.join(root, 'src/modules'), { recursive: true })
    .filter((name) => name.endsWith(suffix))
    .sort()
    .map((name) => readFileSync(path.join(root, 'src/modules', name), 'utf8').trim());
}
