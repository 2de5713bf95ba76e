import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { packageRoot } from '../package-root';
import { ChangedMigration, MigrationFailed, NewerTables, OutdatedTables } from './migration-errors';
import { readMigrations, type Migration } from './migration-files';

export const migrationsFolder = path.join(packageRoot, 'migrations');
/** Any number, the same in every process. */
const LOCK = 724_811;
const TABLE_EXISTS = '42P07';
/** Where drizzle's own migrator keeps its books, so that its tools can read them. */
const PREPARE = `
  create extension if not exists pg_trgm;
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

interface Applied {
  hash: string;
  /** The driver gives a bigint as text. */
  created_at: string;
}

/**
 * Brings the database to the newest migration, all pending ones in one transaction: it ends either up to date or as it was.
 * Several processes may start at once: one works, the others wait and find nothing left to do.
 * Throws MigrationFailed, OutdatedTables, NewerTables or ChangedMigration.
 */
export async function migrateDatabase(pool: Pool, folder = migrationsFolder): Promise<void> {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(PREPARE);
    const { rows } = await client.query<Applied>('select hash, created_at from drizzle.__drizzle_migrations order by created_at, id');
    for (const migration of pending(migrations, rows)) await run(client, migration, migration === migrations[0]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Migrations that have not run. Those that have must be the first ones, unchanged. */
function pending(migrations: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  applied.forEach(({ hash, created_at }, at) => {
    const migration = migrations[at];
    if (migration?.hash === hash) return;
    if (migration?.createdAt === Number(created_at)) throw new ChangedMigration(migration.file);
    throw at === 0 ? new OutdatedTables() : new NewerTables(Number(created_at));
  });
  return migrations.slice(applied.length);
}

async function run(client: PoolClient, migration: Migration, isFirst: boolean): Promise<void> {
  for (const statement of migration.statements) {
    await client.query(statement.sql).catch((error: Error & { code?: string }) => {
      throw isFirst && error.code === TABLE_EXISTS ? new OutdatedTables() : new MigrationFailed(migration, statement, error);
    });
  }
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [migration.hash, migration.createdAt]);
}
