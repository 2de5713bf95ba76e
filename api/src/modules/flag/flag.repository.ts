import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import { featureFlagTable as flags } from './flag.tables';

/** Flags that are not as they stand by default, by name. */
export const findSwitched = (db: Db) => db.select().from(flags).orderBy(asc(flags.name));

/** One of them, locked until the transaction ends; undefined when it stands as by default. */
export async function lockSwitched(db: Db, name: string) {
  const [row] = await db.select().from(flags).where(eq(flags.name, name)).for('update');
  return row;
}

export const writeSwitched = (db: Db, row: typeof flags.$inferInsert): Promise<void> => upsert(db, flags, [row]);

export async function deleteSwitched(db: Db, name: string): Promise<void> {
  await db.delete(flags).where(eq(flags.name, name));
}
