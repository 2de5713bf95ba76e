import { gradeOf, gradePeriodStart } from '@hyangro/rules/grades';
import type { Deps } from '../../../platform/module';
import { findGradesAfter, setGrades } from '../../member/public';
import { confirmedSpends } from '../order-counts.repository';

/** Members per statement. */
const BATCH = 1_000;

/**
 * Gives every member the grade of what they confirmed in the last six months, less what went back (GEN-13). Up and down alike; a second run
 * changes nothing, and one that was broken off is made good by the next.
 * @returns how many have another grade now
 */
export async function gradeMembers({ db }: Pick<Deps, 'db'>, now: Date): Promise<number> {
  const since = gradePeriodStart(now);
  let changed = 0;
  for (let members = await findGradesAfter(db, '', BATCH); members.length > 0;) {
    const memCds = members.map(({ memCd }) => memCd);
    const spends = await confirmedSpends(db, memCds, since);
    const changes = members.flatMap(({ memCd, grade }) => {
      const earned = gradeOf(spends.get(memCd) ?? 0);
      return earned === grade ? [] : [{ memCd, grade: earned }];
    });
    await setGrades(db, changes);
    changed += changes.length;
    members = await findGradesAfter(db, memCds.at(-1) ?? '', BATCH);
  }
  return changed;
}
