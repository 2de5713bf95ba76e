import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { packageRoot } from '../package-root';

export const migrationsFolder = path.join(packageRoot, 'migrations');
/** Any number, the same in every process. */
const LOCK = 724_811;

/** Until the first release the one migration is written anew with every change of a table. */
class OutdatedTables extends Error {
  override name = 'OutdatedTables';
  constructor() {
    super('The tables in this database are of an older version that cannot be carried over. `pnpm shop reset --yes` makes them anew.');
  }
}
const isTableThere = (error: unknown) => error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '42P07';

/** Brings the database to the newest migration. Several processes may start at once: one works, the others wait. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query('create extension if not exists pg_trgm');
    await migrate(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      throw isTableThere(error) ? new OutdatedTables() : error;
    });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}
