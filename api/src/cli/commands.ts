import path from 'node:path';
import { demoFolder, importDemo } from '../modules/demo/public';
import { migrateDatabase } from '../platform/db/migrate';
import type { Database } from '../platform/db/open-database';
import { LISTS } from './lists';

interface Command {
  usage: string;
  run(database: Database, args: { words: readonly string[]; isConfirmed: boolean }): Promise<void>;
}

/** What `pnpm shop` can do, by name. */
export const commands: Readonly<Record<string, Command>> = {
  list: {
    usage: `${Object.keys(LISTS).join('|')} …: what is in the shop`,
    async run({ pool }, { words }) {
      for (const what of words.length ? words : ['']) {
        const statement = LISTS[what];
        if (!statement) throw new Error(`There is no list of “${what}”. There are: ${Object.keys(LISTS).join(', ')}.`);
        const { rows } = await pool.query<Record<string, unknown>>(statement);
        console.table(rows);
      }
    },
  },
  import: {
    usage: '[folder]: goods, texts and community from files; the demo shop unless a folder is named. May be repeated',
    async run({ pool, db }, { words: [folder] }) {
      await migrateDatabase(pool);
      await importDemo(db, folder ? path.resolve(folder) : demoFolder, new Date());
      await pool.query('analyze');
      console.log('Imported.');
    },
  },
  reset: {
    usage: '--yes: deletes everything in the database and imports the demo shop anew',
    async run({ pool, db }, { isConfirmed }) {
      if (!isConfirmed) throw new Error('This deletes every order, member and product. Say --yes if you mean it.');
      await pool.query('drop schema if exists public cascade; drop schema if exists drizzle cascade; create schema public');
      await migrateDatabase(pool);
      await importDemo(db, demoFolder, new Date());
      await pool.query('analyze');
      console.log('The shop is as new.');
    },
  },
  migrate: {
    usage: ': brings the tables to the newest version (the API does it at every start)',
    async run({ pool }) {
      await migrateDatabase(pool);
      console.log('The tables are up to date.');
    },
  },
  vacuum: {
    usage: ': gives back the space of deleted rows and renews the statistics',
    async run({ pool }) {
      await pool.query('vacuum (analyze)');
      console.log('Done.');
    },
  },
};
