import type { Socket } from 'node:net';
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

/** Limits of a connection that serves calls: an answer is due within seconds, whatever the database does. */
export interface DatabaseLimits {
  /** Longest wait for a free connection, or for a new one. */
  connectMs: number;
  /** Longest time of one statement; the server ends it. */
  statementMs: number;
  /** A connection in use without any data for so long is given up: its server or the network hangs. */
  socketIdleMs: number;
}
const PATIENT_CONNECT_MS = 10_000;

/** Opens PostgreSQL by its URL, else the embedded database. The same driver and pool stand before both. */
export async function openDatabase(
  options: { url?: string; poolSize?: number; limits?: DatabaseLimits } & EmbeddedOptions,
): Promise<Database> {
  if (!options.url) {
    const { pool, close } = await openEmbedded(options);
    outliveConnections(pool);
    return { kind: 'embedded', pool, db: drizzle(pool), close };
  }
  const { limits } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 20,
    connectionTimeoutMillis: limits?.connectMs ?? PATIENT_CONNECT_MS,
    ...(limits && { statement_timeout: limits.statementMs }),
  });
  outliveConnections(pool);
  if (limits) endWhenIdle(pool, limits.socketIdleMs);
  return { kind: 'postgres', pool, db: drizzle(pool), close: () => pool.end() };
}

/** A connection that breaks fails the query on it and is replaced by the pool; without listeners it would end the process. */
function outliveConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** `statement_timeout` needs a server that is awake. A connection in use without a byte is closed: waiting for it would fill the pool. */
function endWhenIdle(pool: pg.Pool, socketIdleMs: number): void {
  const streamOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream;
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', () => stream.destroy(new Error('Connection terminated: the database is silent')));
  });
  pool.on('acquire', (client) => streamOf(client).setTimeout(socketIdleMs));
  pool.on('release', (_error, client) => streamOf(client).setTimeout(0));
}
