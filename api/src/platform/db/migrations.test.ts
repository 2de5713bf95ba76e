import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../package-root';
import { openEmptyDatabase } from '../testing/test-database';
import { migrateDatabase, migrationsFolder } from './migrate';
import { readMigrations } from './migration-files';

jest.setTimeout(90_000);
const HOW = 'A table was changed without a migration: `pnpm --filter @hyangro/api migration --name <change>` writes it.';

function drizzleKit(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    path.join(packageRoot, 'node_modules/.bin/drizzle-kit'),
    [...args, '--dialect=postgresql', '--schema=./src/**/*.tables.ts'],
    { cwd: packageRoot, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`drizzle-kit ${args.join(' ')}: ${stderr || stdout}`);
  return stdout;
}

/** Columns, constraints and indexes of all tables, one line each, sorted. */
const SHAPE = `
  select table_name || '.' || column_name || ' ' || data_type || ' ' || udt_name || ' ' || is_nullable || ' ' || coalesce(column_default, '') || ' ' || is_identity as line
    from information_schema.columns where table_schema = 'public'
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  order by 1`;

async function shapeAfter(make: (pool: Awaited<ReturnType<typeof openEmptyDatabase>>['pool']) => Promise<unknown>): Promise<string[]> {
  const database = await openEmptyDatabase();
  try {
    await make(database.pool);
    return (await database.pool.query<{ line: string }>(SHAPE)).rows.map(({ line }) => line);
  } finally {
    await database.close();
  }
}

test('every change of a table has its migration', () => {
  const copy = mkdtempSync(path.join(packageRoot, 'node_modules/.migrations-'));
  try {
    cpSync(migrationsFolder, copy, { recursive: true });
    drizzleKit('generate', `--out=${path.relative(packageRoot, copy)}`);
    const missing = readdirSync(copy).filter((file) => file.endsWith('.sql') && !readdirSync(migrationsFolder).includes(file));
    if (missing.length > 0) throw new Error([HOW, ...missing.map((file) => readFileSync(path.join(copy, file), 'utf8'))].join('\n'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test('all migrations together make the tables that the code describes', async () => {
  const described = await shapeAfter((pool) => pool.query(`create extension pg_trgm;${drizzleKit('export')}`));
  const migrated = await shapeAfter((pool) => migrateDatabase(pool));
  expect(described.length).toBeGreaterThan(500);
  expect(migrated).toEqual(described);
});

test('the journal names every file, in order', () => {
  const migrations = readMigrations(migrationsFolder);
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
  expect(migrations.map(({ file }) => file)).toEqual(files.sort());
  expect(migrations.map(({ createdAt }) => createdAt)).toEqual(migrations.map(({ createdAt }) => createdAt).sort((a, b) => a - b));
});
