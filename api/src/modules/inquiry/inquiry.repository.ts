import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { inquiryTable as inquiry } from './inquiry.tables';

export type InquiryRow = typeof inquiry.$inferSelect;

/** A page of a member's inquiries, newest first. */
export async function findInquiries(db: Db, memCd: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const place = decodeCursor(cursor, 2, ([createdAt, inquiryCd]) =>
    isCursorInstant(createdAt) && typeof inquiryCd === 'string' ? sql`(${createdAt}::timestamptz, ${inquiryCd}::text)` : null,
  );
  const rows = await db
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.memCd, memCd), place && sql`(${inquiry.createdAt}, ${inquiry.inquiryCd}) < ${place}`))
    .orderBy(desc(inquiry.createdAt), desc(inquiry.inquiryCd))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.createdAt.toISOString(), last.inquiryCd]);
}

export async function countInquiries(db: Db, memCd: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(inquiry).where(eq(inquiry.memCd, memCd));
  return row?.total ?? 0;
}

/** Null when the member asked under this key before. */
export async function insertInquiry(db: Db, row: typeof inquiry.$inferInsert): Promise<InquiryRow | null> {
  const [inserted] = await db
    .insert(inquiry)
    .values(row)
    .onConflictDoNothing({ target: [inquiry.memCd, inquiry.idempotencyKey] })
    .returning();
  return inserted ?? null;
}
export async function findInquiryByKey(db: Db, memCd: string, idempotencyKey: string): Promise<InquiryRow | null> {
  const [row] = await db
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.memCd, memCd), eq(inquiry.idempotencyKey, idempotencyKey)));
  return row ?? null;
}

/** For operators: those without an answer, oldest first, or all, newest first. */
export const findAllInquiries = (db: Db, isAll: boolean, limit: number): Promise<InquiryRow[]> =>
  db
    .select()
    .from(inquiry)
    .where(isAll ? undefined : isNull(inquiry.answer))
    .orderBy(isAll ? desc(inquiry.createdAt) : asc(inquiry.createdAt))
    .limit(limit);

export async function lockInquiry(tx: Db, inquiryCd: string): Promise<InquiryRow | null> {
  const [row] = await tx.select().from(inquiry).where(eq(inquiry.inquiryCd, inquiryCd)).for('update');
  return row ?? null;
}
export const writeInquiryAnswer = (tx: Db, inquiryCd: string, answer: string, answeredAt: Date) =>
  tx.update(inquiry).set({ answer, answeredAt }).where(eq(inquiry.inquiryCd, inquiryCd));
