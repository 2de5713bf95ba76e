import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import type { Member } from '../../platform/session/member';
import { activeMembers } from '../member/public';
import { sessionTable } from './session.tables';

export const insertSession = (db: Db, session: typeof sessionTable.$inferInsert) => db.insert(sessionTable).values(session);
export const deleteSession = (db: Db, tokenHash: string) => db.delete(sessionTable).where(eq(sessionTable.tokenHash, tokenHash));
export const deleteExpiredSessions = (db: Db, now: Date) => db.delete(sessionTable).where(lt(sessionTable.expiresAt, now));
export const extendSession = (db: Db, tokenHash: string, seenAt: Date, expiresAt: Date) =>
  db.update(sessionTable).set({ seenAt, expiresAt }).where(eq(sessionTable.tokenHash, tokenHash));

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
    })
    .from(sessionTable)
    .innerJoin(activeMembers, eq(activeMembers.memCd, sessionTable.memCd))
    .where(and(eq(sessionTable.tokenHash, sql.placeholder('hash')), gt(sessionTable.expiresAt, sql.placeholder('now'))))
    .prepare('session_member'),
);

/** The member of a live session and when it was last extended. Prepared: every call of a member passes here. */
export async function findMemberOfSession(db: Db, hash: string, now: Date): Promise<(Member & { seenAt: Date }) | null> {
  const [row] = await sessionMember(db).execute({ hash, now });
  return row ?? null;
}
