import type { Grade } from '@hyangro/contracts/session/session.contract';

interface GradeRule {
  grade: Grade;
  /** Won of confirmed orders in the last six months. */
  fromWon: number;
  /** Share of a confirmed order that comes back as points. */
  earnRatePercent: number;
}
/** Grades from the lowest (GEN-13). */
export const GRADE_RULES: readonly GradeRule[] = [
  { grade: 'NEW', fromWon: 0, earnRatePercent: 0.5 },
  { grade: 'BRONZE', fromWon: 1, earnRatePercent: 1 },
  { grade: 'SILVER', fromWon: 300_000, earnRatePercent: 1.5 },
  { grade: 'GOLD', fromWon: 600_000, earnRatePercent: 2 },
  { grade: 'DIAMOND', fromWon: 1_000_000, earnRatePercent: 2.5 },
];
/** Months of orders that make a grade. */
const GRADE_MONTHS = 6;
/** Points per hundred won of the highest grade. */
export const TOP_EARN_RATE_PERCENT = Math.max(...GRADE_RULES.map((rule) => rule.earnRatePercent));

/** Grade of a spending. */
export const gradeOf = (spentWon: number): Grade => GRADE_RULES.findLast(({ fromWon }) => spentWon >= fromWon)?.grade ?? 'NEW';
/** Points per hundred won of a grade. */
export const earnRatePercent = (grade: Grade): number => ruleOf(grade).earnRatePercent;
/** Whether a grade stands below another. */
export const isBelowGrade = (grade: Grade, other: Grade): boolean =>
  GRADE_RULES.indexOf(ruleOf(grade)) < GRADE_RULES.indexOf(ruleOf(other));
/** What comes after a grade, or null at the top. */
export function nextGrade(grade: Grade): GradeRule | null {
  return GRADE_RULES[GRADE_RULES.indexOf(ruleOf(grade)) + 1] ?? null;
}
/** Start of the six months that count. */
export function gradePeriodStart(now: Date): Date {
  const start = new Date(now);
  start.setUTCMonth(start.getUTCMonth() - GRADE_MONTHS);
  return start;
}

function ruleOf(grade: Grade): GradeRule {
  const rule = GRADE_RULES.find((candidate) => candidate.grade === grade);
  if (!rule) throw new Error(`No such grade: ${grade}`);
  return rule;
}
