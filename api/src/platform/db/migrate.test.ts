import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageRoot } from '../package-root';
import { describePostgres } from '../testing/test-app';
import { openEmptyDatabase } from '../testing/test-database';
import { migrateDatabase, migrationsFolder } from './migrate';
import { readMigrations } from './migration-files';
import { openDatabase, type Database } from './open-database';

jest.setTimeout(90_000);
let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('drop schema public cascade; drop schema if exists drizzle cascade; create schema public');
  folder = mkdtempSync(path.join(tmpdir(), 'hyangro-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a folder of migrations: file name to statements. */
function write(migrations: Readonly<Record<string, string>>): string {
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  const entries = Object.keys(migrations).map((tag, idx) => ({ idx, tag, when: 1_000 + idx }));
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [tag, sql] of Object.entries(migrations)) writeFileSync(path.join(folder, `${tag}.sql`), sql);
  return folder;
}
const query = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows;
const tables = async () =>
  (await query("select tablename from pg_tables where schemaname = 'public' order by 1")).map(({ tablename }) => tablename);
const BREAK = '\n--> statement-breakpoint\n';

describe('a shop that was opened with the first tables', () => {
  /** Every row of every table, by table. */
  const content = async () => {
    const rows = await Promise.all(
      (await tables()).map(async (table) => [
        table,
        (await query(`select to_jsonb(t)::text as row from "${table}" t order by 1`)).map(({ row }) => JSON.parse(String(row)) as object),
      ]),
    );
    return Object.fromEntries(rows) as Record<string, object[]>;
  };

  /** What stands elsewhere now and was made from other data: the search has its own tables (migration 0010). */
  const replacedColumns: Readonly<Record<string, readonly string[]>> = { product: ['search_text', 'search_bigrams'] };
  const replacedTables = ['suggested_search'];
  const withoutReplaced = (tables: Record<string, object[]>) =>
    Object.fromEntries(
      Object.entries(tables)
        .filter(([table]) => !replacedTables.includes(table))
        .map(([table, rows]) => [
          table,
          rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !replacedColumns[table]?.includes(column)))),
        ]),
    );

  test('has the newest tables after a start, and every member, order and payment it had', async () => {
    const [first] = readMigrations(migrationsFolder);
    await database.pool.query('create extension pg_trgm');
    for (const { sql } of first?.statements ?? []) await database.pool.query(sql);
    await database.pool.query(readFileSync(path.join(packageRoot, 'src/platform/testing/shop-0000.sql'), 'utf8'));
    const before = withoutReplaced(await content());

    await migrateDatabase(database.pool);

    const after = await content();
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table]).toHaveLength(rows.length);
      expect({ [table]: after[table] }).toMatchObject({ [table]: rows });
    }
    expect(after['orders']).toMatchObject([{ state: 'PREP', payment: 107_200, mem_cd: 'M0001' }]);
    expect(Object.values(before).flat()).toHaveLength(40);
    expect(await query('select count(*)::int as count from drizzle.__drizzle_migrations')).toEqual([
      { count: readMigrations(migrationsFolder).length },
    ]);
    // A raffle that stands open has a commitment from then on, and an id for each entry.
    const open = await query(`select r.raffle_product_cd as code, r.commitment = encode(sha256(decode(s.seed, 'hex')), 'hex') as fits,
        length(s.seed) as digits, (select count(*)::int from raffle_chance c where c.raffle_product_cd = r.raffle_product_cd) as ids
      from raffle r left join raffle_secret s using (raffle_product_cd) where drawn_at is null`);
    const entered = await query(
      'select sum(entries)::int as entries from raffle_entry join raffle using (raffle_product_cd) where drawn_at is null',
    );
    expect(open.map(({ fits, digits }) => [fits, digits])).toEqual(open.map(() => [true, 64]));
    expect([open.length > 0, open.reduce((sum, { ids }) => sum + Number(ids), 0)]).toEqual([true, entered[0]?.['entries']]);
    const indexes = await query(
      "select indexname from pg_indexes where indexname in ('outbox_sent', 'notification_received', 'notification_mark_news')",
    );
    expect(indexes).toHaveLength(3);
  });
});

describe('a start', () => {
  test('runs each migration once', async () => {
    write({ '0000_one': 'create table one (id int)' });
    await migrateDatabase(database.pool, folder);
    write({ '0000_one': 'create table one (id int)', '0001_two': `create table two (id int);${BREAK}insert into one values (1)` });
    await migrateDatabase(database.pool, folder);
    await migrateDatabase(database.pool, folder);
    expect(await tables()).toEqual(['one', 'two']);
    expect(await query('select id from one')).toEqual([{ id: 1 }]);
  });

  test('takes a file with the line ends of Windows for the same file', async () => {
    write({ '0000_one': 'create table one (id int);\n' });
    await migrateDatabase(database.pool, folder);
    write({ '0000_one': 'create table one (id int);\r\n' });
    await expect(migrateDatabase(database.pool, folder)).resolves.toBeUndefined();
  });
});

describe('a migration that fails half-way', () => {
  test('leaves the database as it was, and names file, line and statement', async () => {
    write({ '0000_one': 'create table one (id int primary key);' + BREAK + 'insert into one values (1);' });
    await migrateDatabase(database.pool, folder);
    write({
      '0000_one': 'create table one (id int primary key);' + BREAK + 'insert into one values (1);',
      '0001_two': 'create table two (id int);',
      '0002_three': `alter table one add column name text;${BREAK}insert into one (id) values (1);${BREAK}create table three (id int);`,
    });
    const failed = migrateDatabase(database.pool, folder);
    await expect(failed).rejects.toThrow(/0002_three\.sql:3 failed: .*"one_pkey".*Nothing was changed/);
    await expect(failed).rejects.toThrow('insert into one (id) values (1)');
    expect(await tables()).toEqual(['one']);
    expect(await query('select * from one')).toEqual([{ id: 1 }]);
    expect(await query('select hash from drizzle.__drizzle_migrations')).toHaveLength(1);
  });

  test('runs at the next start, once it is right', async () => {
    write({ '0000_one': 'create table one (id int);', '0001_two': 'create table two (id nonsense);' });
    await expect(migrateDatabase(database.pool, folder)).rejects.toThrow('0001_two.sql:1');
    expect(await tables()).toEqual([]);
    write({ '0000_one': 'create table one (id int);', '0001_two': 'create table two (id int);' });
    await migrateDatabase(database.pool, folder);
    expect(await tables()).toEqual(['one', 'two']);
  });
});

describe('a database that this version cannot carry over', () => {
  test('is told from one whose tables are older than the first migration', async () => {
    write({ '0000_one': 'create table one (id int);' });
    await migrateDatabase(database.pool, folder);
    await database.pool.query("update drizzle.__drizzle_migrations set hash = 'of an older 0000', created_at = 1");
    await expect(migrateDatabase(database.pool, folder)).rejects.toThrow(/older version.*shop reset --yes/);
  });

  test('may have the tables without a word on where they come from', async () => {
    await database.pool.query('create table one (id int)');
    write({ '0000_one': 'create table one (id int);' });
    await expect(migrateDatabase(database.pool, folder)).rejects.toThrow(/older version.*shop reset --yes/);
  });

  test('may be newer', async () => {
    write({ '0000_one': 'create table one (id int);', '0001_two': 'create table two (id int);' });
    await migrateDatabase(database.pool, folder);
    write({ '0000_one': 'create table one (id int);' });
    await expect(migrateDatabase(database.pool, folder)).rejects.toThrow('newer than this version of the shop');
  });

  test('may have run a migration whose file was changed since', async () => {
    write({ '0000_one': 'create table one (id int);', '0001_two': 'create table two (id int);' });
    await migrateDatabase(database.pool, folder);
    write({ '0000_one': 'create table one (id int);', '0001_two': 'create table two (id int, name text);' });
    await expect(migrateDatabase(database.pool, folder)).rejects.toThrow('0001_two.sql was changed after it ran');
  });
});

describePostgres('several processes that start at once', () => {
  test('migrate once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openDatabase({ url: database.pool.options.connectionString, poolSize: 2 })));
    try {
      await Promise.all([database, ...others].map(({ pool }) => migrateDatabase(pool)));
      expect(await query('select hash from drizzle.__drizzle_migrations')).toHaveLength(readMigrations(migrationsFolder).length);
    } finally {
      await Promise.all(others.map(({ close }) => close()));
    }
  });
});
