import { mkdtempSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { DataFolderInUse, lockDataFolder } from './data-lock';
import { openEmbedded, type EmbeddedDatabase } from './embedded-database';

jest.setTimeout(120_000);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hyangro-db-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('one process per data folder', () => {
  test('a folder in use is refused with the process that uses it, and free again afterwards', () => {
    const dir = path.join(folder, 'lock');
    const unlock = lockDataFolder(dir);
    expect(() => lockDataFolder(dir)).toThrow(DataFolderInUse);
    expect(() => lockDataFolder(dir)).toThrow(new RegExp(`process ${process.pid}.*DATABASE_URL`));
    unlock();
    lockDataFolder(dir)();
  });

  test.each([
    ['a process that has ended', '999999'],
    ['nobody', ''],
    ['nonsense', 'x'],
  ])('the lock of %s is taken over', (_, owner) => {
    const dir = path.join(folder, 'stale');
    lockDataFolder(dir)();
    writeFileSync(path.join(dir, 'shop.lock'), owner);
    const unlock = lockDataFolder(dir);
    expect(existsSync(path.join(dir, 'shop.lock'))).toBe(true);
    unlock();
  });
});

describe('the embedded database', () => {
  let embedded: EmbeddedDatabase;
  beforeAll(async () => {
    embedded = await openEmbedded({ dataDir: path.join(folder, 'db') });
    await embedded.pool.query('create table note (id int primary key, text text)');
  });
  afterAll(() => embedded.close());

  test('every answered write has been forced to the disk', async () => {
    const before = await embedded.countSyncs();
    for (let id = 0; id < 50; id += 1) await embedded.pool.query('insert into note values ($1, $2)', [id, 'x']);
    expect((await embedded.countSyncs()) - before).toBeGreaterThanOrEqual(50);
  });

  test('a second opening of the same folder is refused', async () => {
    await expect(openEmbedded({ dataDir: path.join(folder, 'db') })).rejects.toThrow(DataFolderInUse);
  });

  test('a statement that fails leaves a clean session behind', async () => {
    const { pool } = embedded;
    await expect(pool.query('select * from no_such_table')).rejects.toMatchObject({ code: '42P01' });
    await expect(pool.query({ name: 'twice', text: 'insert into note values ($1, $2)', values: [0, 'again'] })).rejects.toMatchObject({
      code: '23505',
      constraint: 'note_pkey',
    });
    expect((await pool.query({ name: 'twice', text: 'insert into note values ($1, $2)', values: [100, 'y'] })).rowCount).toBe(1);
  });

  test('NF-04 what a transaction did before it failed is gone', async () => {
    const db = drizzle(embedded.pool);
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`insert into note values (200, 'lost')`);
        await tx.execute(sql`insert into note values (200, 'twice')`);
      }),
    ).rejects.toMatchObject({ cause: { code: '23505' } });
    expect((await embedded.pool.query('select 1 from note where id = 200')).rowCount).toBe(0);
  });

  test('a long answer and many questions at once arrive whole', async () => {
    const { pool } = embedded;
    const long = await pool.query<{ n: number }>('select n, repeat($1, 100) as text from generate_series(1, 20000) n', ['향']);
    expect(long.rows).toHaveLength(20_000);
    const many = await Promise.all(Array.from({ length: 200 }, (_, n) => pool.query<{ n: number }>('select $1::int as n', [n])));
    expect(many.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  test('similar words are found: the extension for typos is there', async () => {
    await embedded.pool.query('create extension if not exists pg_trgm');
    expect((await embedded.pool.query<{ close: boolean }>(`select similarity('장미향수', '장미향슈') > 0.2 as close`)).rows).toEqual([
      { close: true },
    ]);
  });
});
