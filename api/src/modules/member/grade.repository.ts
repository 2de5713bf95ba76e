import { asc, eq, gt, inArray, and } from 'drizzle-orm';
import { GRADES, type Grade } from '@hyangro/contracts/session/session.contract';
import type { RootDb, Db } from '../../platform/db/db';
import { memberTable } from './member.tables';

export interface MemberGrade {
  memCd: string;
  grade: Grade;
}

/** Active members behind a code, in order of their codes. */
export const findGradesAfter = (db: Db, memCd: string, limit: number): Promise<MemberGrade[]> =>
  db
    .select({ memCd: memberTable.memCd, grade: memberTable.grade })
    .from(memberTable)
    .where(and(gt(memberTable.memCd, memCd), eq(memberTable.status, 'ACTIVE')))
    .orderBy(asc(memberTable.memCd))
    .limit(limit);

/** Writes new grades, one statement for each grade. */
export async function setGrades(db: RootDb, changes: readonly MemberGrade[]): Promise<void> {
  for (const grade of GRADES) {
    const memCds = changes.filter((change) => change.grade === grade).map(({ memCd }) => memCd);
    if (memCds.length > 0) await db.update(memberTable).set({ grade }).where(inArray(memberTable.memCd, memCds));
  }
}
