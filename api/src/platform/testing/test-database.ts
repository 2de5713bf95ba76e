import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { kstDay } from '../clock/clock';
import type { RootDb } from '../db/db';
import { openEmbedded } from '../db/embedded-database';
import { migrateDatabase } from '../db/migrate';
import { openDatabase, type Database } from '../db/open-database';
import { packageRoot } from '../package-root';

/** How a migrated template is filled; the name is part of the template's. */
export interface TemplateSeed {
  name: string;
  fill(db: RootDb): Promise<void>;
}

/**
 * A database of its own for one test file, migrated and seeded: in memory from a dump that is made once, or on the
 * PostgreSQL of TEST_DATABASE_URL as a copy of a template.
 */
export async function openTestDatabase(seed: TemplateSeed, poolSize = 20): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openCopy(server, seed, poolSize) : openDatabase({ snapshot: await snapshotOf(seed) });
}

/** A database without a table, in memory or on the PostgreSQL of TEST_DATABASE_URL. */
export async function openEmptyDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openOwn(adminOf(server), server, 4) : openDatabase({});
}

async function snapshotOf(seed: TemplateSeed): Promise<string> {
  const folder = path.join(tmpdir(), `hyangro-test-${process.getuid?.() ?? 0}`);
  const file = path.join(folder, `${templateName(seed)}.tar`);
  mkdirSync(folder, { recursive: true });
  await once(
    `${file}.lock`,
    () => existsSync(file),
    async () => {
      const embedded = await openEmbedded({});
      try {
        await migrateDatabase(embedded.pool);
        await seed.fill(drizzle(embedded.pool));
        await shrink(embedded.pool);
        await embedded.dump(`${file}.part`);
      } finally {
        await embedded.close();
      }
      for (const old of readdirSync(folder))
        if (old.startsWith(`${seed.name}-`) && old.endsWith('.tar')) rmSync(path.join(folder, old), { force: true });
      renameSync(`${file}.part`, file);
    },
  );
  return file;
}

/** Leaves out what each copy would read in vain: the databases that new ones are made from, and the log but for one segment. */
async function shrink(pool: pg.Pool): Promise<void> {
  await pool.query('update pg_database set datistemplate = false');
  for (const unused of ['template0', 'template1']) await pool.query(`drop database ${unused}`);
  await pool.query('set wal_recycle = off; select pg_switch_wal(); checkpoint');
}

async function openCopy(server: string, seed: TemplateSeed, poolSize: number): Promise<Database> {
  const admin = adminOf(server);
  const template = templateName(seed);
  const exists = async () => (await admin.query('select from pg_database where datname = $1', [template])).rowCount === 1;
  await once(path.join(tmpdir(), `${template}.lock`), exists, async () => {
    const building = `${template}_building`;
    await admin.query(`drop database if exists "${building}"`);
    await admin.query(`create database "${building}"`);
    const { pool, db, close } = await openDatabase({ url: urlOn(server, building), poolSize: 2 });
    try {
      await migrateDatabase(pool);
      await seed.fill(db);
    } finally {
      await close();
    }
    await admin.query(`alter database "${building}" rename to "${template}"`);
  });
  return openOwn(admin, server, poolSize, template);
}

/** A new database on a server, as a copy of another one when `template` is given; closing it drops it, and ends `admin`. */
async function openOwn(admin: pg.Pool, server: string, poolSize: number, template = 'template0'): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await retry(() => admin.query(`create database "${name}" template "${template}"`));
  const database = await openDatabase({ url: urlOn(server, name), poolSize });
  return {
    ...database,
    async close() {
      await database.close();
      await admin.query(`drop database if exists "${name}" with (force)`);
      await admin.end();
    },
  };
}
const urlOn = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
const adminOf = (server: string) => new pg.Pool({ connectionString: server, max: 1 });

/** Two copies at one moment disturb each other: the template must be alone. */
async function retry(work: () => Promise<unknown>): Promise<void> {
  for (let left = 50; ; left -= 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await wait(100);
    }
  }
}

const LOCK_IS_STALE_MS = 120_000;
/** Does a work once over all test processes. The lock is a folder: making one is atomic. */
async function once(lock: string, isDone: () => boolean | Promise<boolean>, work: () => Promise<void>): Promise<void> {
  while (!(await isDone())) {
    try {
      mkdirSync(lock);
    } catch {
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > LOCK_IS_STALE_MS) rmSync(lock, { recursive: true, force: true });
      await wait(100);
      continue;
    }
    try {
      if (!(await isDone())) await work();
    } finally {
      rmdirSync(lock);
    }
  }
}

/** Changes with the tables, with the seeding code, with the demo data, and each day: seeded times count from today. */
const templateName = ({ name }: TemplateSeed): string => `${name}-${fingerprint()}`;
let known: string | undefined;
function fingerprint(): string {
  if (known) return known;
  const hash = createHash('sha256').update(kstDay(new Date()));
  const isPart = (file: string) =>
    /(\.sql|\.json|seed[\w.-]*\.ts|[\\/]demo[\\/][\w.-]+\.ts|\.tables\.ts)$/.test(file) && !file.endsWith('.test.ts');
  for (const folder of ['migrations', 'demo/data', 'demo/community', 'src']) {
    const root = path.join(packageRoot, folder);
    if (!existsSync(root)) continue;
    for (const file of readdirSync(root, { recursive: true }).map(String).filter(isPart).sort())
      hash.update(readFileSync(path.join(root, file)));
  }
  return (known = hash.digest('hex').slice(0, 12));
}
