import { and, asc, desc, eq, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import { MAX_INTEGER } from '@hyangro/contracts/kit/schemas';
import type { Db, Tx } from '../../../platform/db/db';
import { layoutTable } from '../layout.tables';
import { layoutVersionTable as versions } from './layout-version.tables';

export type LayoutVersion = typeof versions.$inferSelect;

/** One writer of layouts at a time: they may share virtual categories. */
export const lockLayouts = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('layouts'))`);

export async function findVersion(db: Db, layoutCd: string, version: number): Promise<LayoutVersion | undefined> {
  const [row] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.layoutCd, layoutCd), eq(versions.version, version)));
  return row;
}

export async function findNewest(db: Db, layoutCd: string): Promise<LayoutVersion | undefined> {
  const [row] = await db.select().from(versions).where(eq(versions.layoutCd, layoutCd)).orderBy(desc(versions.version)).limit(1);
  return row;
}

/** The version that was live before the one that is. */
export async function findLiveBefore(db: Db, layoutCd: string, liveVersion: number): Promise<LayoutVersion | undefined> {
  const [row] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.layoutCd, layoutCd), isNotNull(versions.publishedAt), ne(versions.version, liveVersion)))
    .orderBy(desc(versions.publishedAt), desc(versions.version))
    .limit(1);
  return row;
}

/** Without documents: newest first, below a version and so many of them, or all. */
export const listVersions = (
  db: Db,
  layoutCd: string,
  { before, limit = MAX_INTEGER }: { before?: number | undefined; limit?: number } = {},
) =>
  db
    .select({
      version: versions.version,
      createdAt: versions.createdAt,
      createdBy: versions.createdBy,
      publishAt: versions.publishAt,
      publishedAt: versions.publishedAt,
      problem: versions.problem,
    })
    .from(versions)
    .where(and(eq(versions.layoutCd, layoutCd), before === undefined ? undefined : lt(versions.version, before)))
    .orderBy(desc(versions.version))
    .limit(limit);

/** What goes live by itself, the next first; with `until`, what is due then. */
export const findScheduled = (db: Db, until?: Date) =>
  db
    .select({ layoutCd: versions.layoutCd, version: versions.version, publishAt: versions.publishAt })
    .from(versions)
    .where(until ? lte(versions.publishAt, until) : isNotNull(versions.publishAt))
    .orderBy(asc(versions.publishAt), asc(versions.layoutCd), asc(versions.version));

export async function findLiveVersion(db: Db, layoutCd: string): Promise<number | null> {
  const [row] = await db.select({ liveVersion: layoutTable.liveVersion }).from(layoutTable).where(eq(layoutTable.layoutCd, layoutCd));
  return row?.liveVersion ?? null;
}
export const setLiveVersion = (db: Db, layoutCd: string, liveVersion: number) =>
  db.update(layoutTable).set({ liveVersion }).where(eq(layoutTable.layoutCd, layoutCd));

export const insertVersion = (db: Db, row: typeof versions.$inferInsert) => db.insert(versions).values(row);
export const updateVersion = (
  db: Db,
  { layoutCd, version }: Pick<LayoutVersion, 'layoutCd' | 'version'>,
  change: Partial<Pick<LayoutVersion, 'publishAt' | 'publishedAt' | 'problem'>>,
) =>
  db
    .update(versions)
    .set(change)
    .where(and(eq(versions.layoutCd, layoutCd), eq(versions.version, version)));

/** Takes the planned hours of a layout's versions away, of one or of all; answers which had one. */
export const clearSchedule = async (db: Db, layoutCd: string, version: number | null): Promise<number[]> => {
  const rows = await db
    .update(versions)
    .set({ publishAt: null })
    .where(
      and(eq(versions.layoutCd, layoutCd), isNotNull(versions.publishAt), version === null ? undefined : eq(versions.version, version)),
    )
    .returning({ version: versions.version });
  return rows.map((row) => row.version).sort((a, b) => a - b);
};
export const listLayouts = (db: Db) => db.select().from(layoutTable).orderBy(asc(layoutTable.layoutCd));
