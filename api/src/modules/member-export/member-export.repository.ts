import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db, Tx } from '../../platform/db/db';
import { memberExportTable as table } from './member-export.tables';

export type ExportRow = typeof table.$inferSelect;

export async function findExport(db: Db, memCd: string): Promise<ExportRow | null> {
  const [row] = await db.select().from(table).where(eq(table.memCd, memCd));
  return row ?? null;
}

/** Puts a new export in place of one that is over; false while one is under way: of two calls one starts. */
export async function putExport(
  db: Db,
  { memCd, exportCd, locale, now }: { memCd: string; exportCd: string; locale: Locale; now: Date },
): Promise<boolean> {
  const fresh = { exportCd, locale, requestedAt: now, attempts: 0, readyAt: null, failedAt: null, expiresAt: null, purgedAt: null };
  const rows = await db
    .insert(table)
    .values({ memCd, ...fresh })
    .onConflictDoUpdate({ target: table.memCd, set: fresh, setWhere: or(isNotNull(table.readyAt), isNotNull(table.failedAt)) })
    .returning({ memCd: table.memCd });
  return rows.length > 0;
}

/** Exports that nobody has made yet, the oldest first; each look counts as a try. */
export function takeWaiting(db: Db, limit: number): Promise<ExportRow[]> {
  const waiting = db
    .select({ memCd: table.memCd })
    .from(table)
    .where(and(isNull(table.readyAt), isNull(table.failedAt)))
    .orderBy(asc(table.requestedAt))
    .limit(limit);
  return db
    .update(table)
    .set({ attempts: sql`${table.attempts} + 1` })
    .where(inArray(table.memCd, waiting))
    .returning();
}

/** False when its member has left, or has asked for another. */
export async function isKnown(db: Db, exportCd: string): Promise<boolean> {
  const rows = await db.select({ memCd: table.memCd }).from(table).where(eq(table.exportCd, exportCd));
  return rows.length > 0;
}

/** False when the export does not wait any more: it is made, or no longer wanted. */
export async function markReady(tx: Tx, exportCd: string, { now, expiresAt }: { now: Date; expiresAt: Date }): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ readyAt: now, expiresAt })
    .where(and(eq(table.exportCd, exportCd), isNull(table.readyAt)))
    .returning({ memCd: table.memCd });
  return rows.length > 0;
}
export const markFailed = (db: Db, exportCd: string, now: Date) =>
  db.update(table).set({ failedAt: now }).where(eq(table.exportCd, exportCd));

/** Exports whose files have been kept long enough. */
export const findExpired = (db: Db, now: Date, limit: number): Promise<ExportRow[]> =>
  db
    .select()
    .from(table)
    .where(and(isNull(table.purgedAt), lte(table.expiresAt, now)))
    .orderBy(asc(table.expiresAt))
    .limit(limit);
export const markPurged = (db: Db, exportCd: string, now: Date) =>
  db.update(table).set({ purgedAt: now }).where(eq(table.exportCd, exportCd));
