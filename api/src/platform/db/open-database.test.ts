import { sql } from 'drizzle-orm';
import { createTestApp, describePostgres, type TestApp } from '../testing/test-app';
import { openDatabase } from './open-database';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ seed: 'empty' });
});
afterAll(() => shop.close());

test('what a failed transaction wrote is gone', async () => {
  const { db, pool } = shop.deps;
  const failed = db.transaction(async (tx) => {
    await tx.execute(sql`insert into job_run (job, slot, locked_until) values ('half', now(), now())`);
    throw new Error('stop');
  });
  await expect(failed).rejects.toThrow('stop');
  expect((await pool.query("select 1 from job_run where job = 'half'")).rows).toEqual([]);
});

describePostgres('a connection that breaks', () => {
  test('costs the transaction on it, and nothing else', async () => {
    const { db, pool, close } = await openDatabase({ url: shop.deps.pool.options.connectionString, poolSize: 2 });
    try {
      const broken = db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
        await tx.execute(sql`select 1`);
      });
      await expect(broken).rejects.toThrow();
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await close();
    }
  });
});
