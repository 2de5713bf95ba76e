import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { openDatabase } from '../platform/db/open-database';
import { commands } from './commands';

const HELP = `pnpm shop <command>
${Object.entries(commands)
  .map(([name, { usage }]) => `  ${name.padEnd(8)} ${usage}`)
  .join('\n')}

It works on the shop's database: the embedded one while the API is stopped, or DATABASE_URL at any time.`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [name = '', ...words] = positionals;
  const command = commands[name];
  if (values.help || !command) {
    console.log(HELP);
    process.exit(values.help || name === '' ? 0 : 1);
  }
  const config = readConfig();
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, poolSize: 4 });
  try {
    await command.run(database, { words, isConfirmed: values.yes });
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
