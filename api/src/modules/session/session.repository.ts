import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import type { Member } from '../../platform/session/member';
import { activeMembers } from '../member/public';
import { sessionTable } from './session.tables';

/** Nobody ends more than that one by one; the rest ends with “all others”. */
const SHOWN_MAX = 50;

export const insertSession = (db: Db, session: typeof sessionTable.$inferInsert) => db.insert(sessionTable).values(session);
export const deleteSession = (db: Db, tokenHash: string) => db.delete(sessionTable).where(eq(sessionTable.tokenHash, tokenHash));
/** Ends the sessions of a member, but for the one of `keptHash`; answers how many there were. */
export const deleteSessionsOf = async (db: Db, memCd: string, keptHash: string | null = null): Promise<number> =>
  (
    await db
      .delete(sessionTable)
      .where(and(eq(sessionTable.memCd, memCd), keptHash === null ? undefined : ne(sessionTable.tokenHash, keptHash)))
  ).rowCount ?? 0;
export const countSessions = (db: Db, memCd: string, now: Date): Promise<number> =>
  db.$count(sessionTable, and(eq(sessionTable.memCd, memCd), gt(sessionTable.expiresAt, now)));
export const deleteExpiredSessions = (db: Db, now: Date) => db.delete(sessionTable).where(lt(sessionTable.expiresAt, now));
export const findSessionsOf = (db: Db, memCd: string, now: Date) =>
  db
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.memCd, memCd), gt(sessionTable.expiresAt, now)))
    .orderBy(desc(sessionTable.seenAt))
    .limit(SHOWN_MAX);
export type SessionRow = typeof sessionTable.$inferSelect;
export const extendSession = (db: Db, tokenHash: string, use: Pick<SessionRow, 'seenAt' | 'expiresAt' | 'network'>) =>
  db.update(sessionTable).set(use).where(eq(sessionTable.tokenHash, tokenHash));

/** The session has proved anew who is there. */
export const markProved = (db: Db, tokenHash: string, now: Date) =>
  db.update(sessionTable).set({ provedAt: now }).where(eq(sessionTable.tokenHash, tokenHash));

const sessionMember = prepared((db) =>
  db
    .select({
      memCd: activeMembers.memCd,
      grade: activeMembers.grade,
      memberType: activeMembers.memberType,
      nickname: activeMembers.nickname,
      memNm: activeMembers.memNm,
      gender: activeMembers.gender,
      birthday: activeMembers.birthday,
      seenAt: sessionTable.seenAt,
      provedAt: sessionTable.provedAt,
    })
    .from(sessionTable)
    .innerJoin(activeMembers, eq(activeMembers.memCd, sessionTable.memCd))
    .where(and(eq(sessionTable.tokenHash, sql.placeholder('hash')), gt(sessionTable.expiresAt, sql.placeholder('now'))))
    .prepare('session_member'),
);

/** The member of a live session, when it was last extended, and last proved. Prepared: every call of a member passes here. */
export async function findMemberOfSession(db: Db, hash: string, now: Date): Promise<(Member & { seenAt: Date; provedAt: Date }) | null> {
  const [row] = await sessionMember(db).execute({ hash, now });
  return row ?? null;
}
