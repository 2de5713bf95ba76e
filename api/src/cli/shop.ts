import { readConfig } from '../config';
import { openDatabase } from '../platform/db/open-database';
import { commands } from './commands';
import { runCommand } from './run-command';

const { stdout, stderr } = process;

process.exitCode = await runCommand(commands, process.argv.slice(2), {
  terminal: {
    line: (text) => stdout.write(`${stdout.isTTY ? '\r\x1b[K' : ''}${text}\n`),
    table: (rows) => console.table(rows),
    progress: (text) => stdout.isTTY && stdout.write(`\r\x1b[K${text}`),
  },
  complain: (text) => stderr.write(`${text}\n`),
  openDatabase: () => {
    const config = readConfig(process.env, false);
    return openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, poolSize: 4 });
  },
});
