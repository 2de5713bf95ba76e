import { and, asc, eq, gt, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import type { Moderation } from '@hyangro/contracts/ugc/moderation.schemas';
import type { Db } from '../../platform/db/db';
import { bannedWordTable as bannedWord, ugcBanTable as ban, ugcCaseTable as ugcCase } from './moderation.tables';

interface Hideable {
  /** Code of the post, comment or answer. */
  targetCd: Column;
  /** Its author. */
  memCd: Column;
  hiddenAt: Column;
}
/** Why nobody else sees it, for its author; null for everybody else, and for what everybody sees. */
export const moderationFor = ({ targetCd, memCd, hiddenAt }: Hideable, readerMemCd: string | Placeholder | null): SQL<Moderation | null> =>
  readerMemCd === null
    ? sql`null`
    : sql`case when ${hiddenAt} is not null and ${memCd} = ${readerMemCd}::text then (
        select json_build_object('state', ${ugcCase.state}, 'cause', ${ugcCase.cause}, 'note', ${ugcCase.note}, 'since', ${ugcCase.since},
          'mayAppeal', ${ugcCase.state} = 'BLINDED' and ${ugcCase.appealedAt} is null, 'appealedAt', ${ugcCase.appealedAt})
        from ${ugcCase} where ${ugcCase.targetCd} = ${targetCd}) end`;

export type CaseRow = typeof ugcCase.$inferSelect;

export async function lockCase(tx: Db, targetCd: string): Promise<CaseRow | null> {
  const [row] = await tx.select().from(ugcCase).where(eq(ugcCase.targetCd, targetCd)).for('update');
  return row ?? null;
}
export async function findCase(db: Db, targetCd: string): Promise<CaseRow | null> {
  const [row] = await db.select().from(ugcCase).where(eq(ugcCase.targetCd, targetCd));
  return row ?? null;
}
/** Opens a case, or changes what stands in one. */
export async function saveCase(tx: Db, row: typeof ugcCase.$inferInsert, change: Partial<typeof ugcCase.$inferInsert>): Promise<void> {
  await tx.insert(ugcCase).values(row).onConflictDoUpdate({ target: ugcCase.targetCd, set: change });
}
/** Counts one more report; the case stays locked until the transaction ends. */
export async function countReport(tx: Db, row: typeof ugcCase.$inferInsert): Promise<CaseRow> {
  const [counted] = await tx
    .insert(ugcCase)
    .values({ ...row, reportCnt: 1 })
    .onConflictDoUpdate({ target: ugcCase.targetCd, set: { reportCnt: sql`${ugcCase.reportCnt} + 1` } })
    .returning();
  if (!counted) throw new Error('A report was not counted.');
  return counted;
}
export const updateCase = (tx: Db, targetCd: string, change: Partial<typeof ugcCase.$inferInsert>) =>
  tx.update(ugcCase).set(change).where(eq(ugcCase.targetCd, targetCd));
/** What waits for an operator, oldest first. */
export const findQueue = (db: Db, limit: number): Promise<CaseRow[]> =>
  db.select().from(ugcCase).where(eq(ugcCase.isQueued, true)).orderBy(asc(ugcCase.since), asc(ugcCase.targetCd)).limit(limit);
/** Cases of a post that is gone, and of what belonged to it. */
export const deleteCases = (tx: Db, ugcCd: string) => tx.delete(ugcCase).where(eq(ugcCase.ugcCd, ugcCd));
export const deleteCase = (tx: Db, targetCd: string) => tx.delete(ugcCase).where(eq(ugcCase.targetCd, targetCd));

export const findBannedWords = async (db: Db): Promise<string[]> => (await listBannedWords(db)).map(({ word }) => word);
export const listBannedWords = (db: Db) => db.select().from(bannedWord).orderBy(asc(bannedWord.locale), asc(bannedWord.word));
export const insertBannedWord = async (db: Db, row: typeof bannedWord.$inferInsert): Promise<boolean> =>
  (await db.insert(bannedWord).values(row).onConflictDoNothing().returning()).length > 0;
export const deleteBannedWord = async (db: Db, word: string): Promise<boolean> =>
  (await db.delete(bannedWord).where(eq(bannedWord.word, word)).returning()).length > 0;

/** Until when a member may not write; null when they may. */
export async function findBan(db: Db, memCd: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: ban.until })
    .from(ban)
    .where(and(eq(ban.memCd, memCd), gt(ban.until, now)));
  return row?.until ?? null;
}
export const saveBan = (tx: Db, row: typeof ban.$inferInsert) =>
  tx
    .insert(ban)
    .values(row)
    .onConflictDoUpdate({ target: ban.memCd, set: { until: row.until, note: row.note } });
export const deleteBan = (tx: Db, memCd: string) => tx.delete(ban).where(eq(ban.memCd, memCd));
