import path from 'node:path';
import { demoFolder, importDemo } from '../modules/demo/public';
import { migrateDatabase } from '../platform/db/migrate';
import type { Commands } from './command';
import { LISTS } from './lists';

/** The database as a whole: what is in it, filling it, keeping it in order. */
export const databaseCommands: Commands = {
  list: {
    usage: `${Object.keys(LISTS).join('|')} …: what is in the shop`,
    async run({ words, terminal, database }) {
      const { pool } = await database();
      for (const what of words.length ? words : ['']) {
        const statement = LISTS[what];
        if (!statement) throw new Error(`There is no list of “${what}”. There are: ${Object.keys(LISTS).join(', ')}.`);
        const { rows } = await pool.query<Record<string, unknown>>(statement);
        terminal.table(rows);
      }
    },
  },
  import: {
    usage: '[folder]: goods, texts and community from files; the demo shop unless a folder is named. May be repeated',
    async run({ words: [folder], terminal, database }) {
      const { pool, db } = await database();
      await migrateDatabase(pool);
      await importDemo(db, folder ? path.resolve(folder) : demoFolder, new Date());
      await pool.query('analyze');
      terminal.line('Imported.');
    },
  },
  reset: {
    usage: '--yes: deletes everything in the database and imports the demo shop anew',
    options: { yes: { type: 'boolean' } },
    async run({ flags, terminal, database }) {
      if (!flags['yes']) throw new Error('This deletes every order, member and product. Say --yes if you mean it.');
      const { pool, db } = await database();
      await pool.query('drop schema if exists public cascade; drop schema if exists drizzle cascade; create schema public');
      await migrateDatabase(pool);
      await importDemo(db, demoFolder, new Date());
      await pool.query('analyze');
      terminal.line('The shop is as new.');
    },
  },
  migrate: {
    usage: ': brings the tables to the newest version (the API does it at every start)',
    async run({ terminal, database }) {
      await migrateDatabase((await database()).pool);
      terminal.line('The tables are up to date.');
    },
  },
  vacuum: {
    usage: ': gives back the space of deleted rows and renews the statistics',
    async run({ terminal, database }) {
      await (await database()).pool.query('vacuum (analyze)');
      terminal.line('Done.');
    },
  },
};
