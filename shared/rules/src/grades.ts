import { FREE_SHIPPING_FROM_WON } from '@hyangro/contracts/constants';
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
/** An order as the example of a member without one. */
const USUAL_ORDER_WON = FREE_SHIPPING_FROM_WON;
/** Won to which the sum of an example is rounded. */
const EXAMPLE_STEP_WON = 1_000;
/**
 * What one order more brings when it is confirmed: points, and the grade that it leads up to, null where it does not. Its sum is that of the
 * member's orders on average, in whole thousands; without one, what ships free.
 */
export function oneOrderMore({ grade, spentWon, orders }: { grade: Grade; spentWon: number; orders: number }) {
  const average = orders > 0 ? Math.floor(spentWon / orders / EXAMPLE_STEP_WON) * EXAMPLE_STEP_WON : 0;
  const won = average > 0 ? average : USUAL_ORDER_WON;
  const reached = gradeOf(spentWon + won);
  return { won, points: Math.floor((won * earnRatePercent(grade)) / 100), grade: isBelowGrade(grade, reached) ? reached : null };
}
const SEOUL_MS = 9 * 3_600_000;
/** Start of the six months that count, by the calendar of Seoul: the same day and hour, or the last day of a shorter month. */
export function gradePeriodStart(now: Date): Date {
  const start = new Date(now.getTime() + SEOUL_MS);
  const day = start.getUTCDate();
  start.setUTCMonth(start.getUTCMonth() - GRADE_MONTHS);
  if (start.getUTCDate() !== day) start.setUTCDate(0);
  return new Date(start.getTime() - SEOUL_MS);
}

function ruleOf(grade: Grade): GradeRule {
  const rule = GRADE_RULES.find((candidate) => candidate.grade === grade);
  if (!rule) throw new Error(`No such grade: ${grade}`);
  return rule;
}
