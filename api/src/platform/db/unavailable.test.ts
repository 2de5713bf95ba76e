import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { createTestApp, describePostgres, type TestApp } from '../testing/test-app';
import { openDatabase } from './open-database';
import { isDatabaseUnavailable } from './unavailable';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const AWAY = { exceptionName: 'ServiceUnavailableException', messageCode: 'common.a0001', args: [] };
const call = async () => {
  const began = Date.now();
  const response = await shop.visitor().get('/product/P0001');
  return { status: response.statusCode, body: response.json(), retryAfter: response.headers['retry-after'], ms: Date.now() - began };
};

test('a database that is busy for 10 s is answered for within 5 s: 503 with its name and the time to wait', async () => {
  const { pool } = shop.deps;
  const held = await Promise.all(Array.from({ length: pool.options.max ?? 1 }, () => pool.connect()));
  try {
    const { ms, ...answer } = await call();
    expect(answer).toEqual({ status: 503, body: AWAY, retryAfter: '2' });
    expect(ms).toBeLessThan(5_000);
  } finally {
    for (const client of held) client.release();
  }
  expect((await call()).status).toBe(200);
});

test.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['a broken connection', new Error('Connection terminated unexpectedly')],
  ['no free connection', new Error('timeout exceeded when trying to connect')],
  ['a statement that took too long', Object.assign(new Error('canceling statement'), { code: '57014' })],
  ['a server that shuts down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['a server that starts', Object.assign(new Error('starting up'), { code: '57P03' })],
  ['too many connections', Object.assign(new Error('sorry, too many clients already'), { code: '53300' })],
])('%s means that the database is away, also as the cause of another error', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: error }))).toBe(true);
});
test.each([
  ['a value twice', Object.assign(new Error('duplicate key'), { code: '23505' })],
  ['a fault of ours', new TypeError('x is undefined')],
  ['no error', 'ECONNREFUSED'],
])('%s is no sign of an absent database', (_, error) => expect(isDatabaseUnavailable(error)).toBe(false));

describe('a PostgreSQL that hangs', () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket));
  beforeAll(() => new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test('a connection that is never answered is given up in time', async () => {
    const url = `postgres://x@127.0.0.1:${(silent.address() as AddressInfo).port}/x`;
    const { pool, close } = await openDatabase({ url, limits: { connectMs: 200, statementMs: 200, socketIdleMs: 200 } });
    const error = await pool.query('select 1').catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await close();
  });
});

describePostgres('limits of a connection', () => {
  const open = () =>
    openDatabase({
      url: shop.deps.pool.options.connectionString,
      poolSize: 1,
      limits: { connectMs: 300, statementMs: 300, socketIdleMs: 600 },
    });

  test('a statement that waits for a lock is ended by the server, and its connection serves on', async () => {
    const { pool, close } = await open();
    const locker = await shop.deps.pool.connect();
    try {
      await locker.query('begin; lock table product in access exclusive mode');
      const error = await pool.query('select * from product').catch((reason: unknown) => reason);
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await locker.query('rollback');
      locker.release();
      await close();
    }
  });

  test('a server that no longer speaks costs the connection, not the pool', async () => {
    const { pool, db, close } = await open();
    try {
      const broken = db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`select pg_sleep(5)`);
      });
      const error = await broken.catch((reason: unknown) => reason);
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await close();
    }
  });

  test('a connection that rests in the pool is left alone', async () => {
    const { pool, close } = await open();
    try {
      const pid = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
      const before = await pid();
      await shop.deps.pool.query('select pg_sleep(1)');
      expect(await pid()).toBe(before);
    } finally {
      await close();
    }
  });
});
