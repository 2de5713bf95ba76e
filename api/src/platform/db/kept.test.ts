import { QueryPromise } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { RootDb } from './db';
import { kept } from './kept';

/** Stands for a database and is never asked. */
const pool = new pg.Pool();

describe('kept values', () => {
  const now = new Date('2026-11-21T03:00:00Z');
  const later = (ms: number) => new Date(now.getTime() + ms);
  const db = () => drizzle(pool);

  test('are built once for calls in the same moment, and again when they are older than the net allows', async () => {
    const values = kept<number>();
    const root = db();
    let built = 0;
    const build = async () => (built += 1);
    expect(await Promise.all([values(root, 'a', now, build), values(root, 'a', now, build)])).toEqual([1, 1]);
    expect(await values(root, 'a', later(29_999), build)).toBe(1);
    expect(await values(root, 'a', later(30_000), build)).toBe(2);
    expect(await values(root, 'a', later(-1), build)).toBe(3);
  });

  test('are kept by key and by database', async () => {
    const values = kept<string>();
    const root = db();
    const read = (from: RootDb, key: string, value: string) => values(from, key, now, async () => value);
    expect(await read(root, 'a', 'first')).toBe('first');
    expect(await read(root, 'b', 'second')).toBe('second');
    expect(await read(db(), 'a', 'third')).toBe('third');
    expect(await read(root, 'a', 'fourth')).toBe('first');
  });

  test('are not kept when building them failed', async () => {
    const values = kept<string>();
    const root = db();
    await expect(values(root, 'a', now, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await values(root, 'a', now, async () => 'back')).toBe('back');
  });

  test('do not grow without end: what was asked for longest ago goes first', async () => {
    const values = kept<number>();
    const root = db();
    const read = (key: number, value: number) => values(root, String(key), now, async () => value);
    for (let key = 0; key < 1_000; key += 1) await read(key, key);
    await read(0, -1);
    await read(1_000, 1_000);
    expect([await read(0, -1), await read(2, -1), await read(1, -1)]).toEqual([0, 2, -1]);
  });

  test('ask the database once, though a statement that is awaited twice is sent twice', async () => {
    const values = kept<string>();
    const root = db();
    const execute = jest.fn(async () => 'read');
    class Statement extends QueryPromise<string> {
      execute = execute;
    }
    const read = () => values(root, 'a', now, () => new Statement());
    expect([await read(), await read()]).toEqual(['read', 'read']);
    expect(execute).toHaveBeenCalledTimes(1);
  });
});
