import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { RootDb } from './db';
import { openEmbedded, type EmbeddedOptions } from './embedded-database';

export interface Database {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  db: RootDb;
  close(): Promise<void>;
}

/** Opens PostgreSQL by its URL, else the embedded database. The same driver and pool stand before both. */
export async function openDatabase(options: { url?: string; poolSize?: number } & EmbeddedOptions): Promise<Database> {
  if (!options.url) {
    const { pool, close } = await openEmbedded(options);
    outliveConnections(pool);
    return { kind: 'embedded', pool, db: drizzle(pool), close };
  }
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 20,
    connectionTimeoutMillis: 10_000,
  });
  outliveConnections(pool);
  return { kind: 'postgres', pool, db: drizzle(pool), close: () => pool.end() };
}

/** A connection that breaks fails the query on it and is replaced by the pool; without listeners it would end the process. */
function outliveConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
