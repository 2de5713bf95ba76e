import { GRADES } from '@hyangro/contracts/session/session.contract';
import { GRADE_RULES, TOP_EARN_RATE_PERCENT, earnRatePercent, gradeOf, gradePeriodStart, isBelowGrade, nextGrade } from './grades';

test.each([
  [0, 'NEW'],
  [1, 'BRONZE'],
  [299_999, 'BRONZE'],
  [300_000, 'SILVER'],
  [599_999, 'SILVER'],
  [600_000, 'GOLD'],
  [999_999, 'GOLD'],
  [1_000_000, 'DIAMOND'],
  [-1, 'NEW'],
])('GEN-13 who spent %d won in six months is %s', (won, grade) => expect(gradeOf(won)).toBe(grade));

test.each([
  ['NEW', 0.5, 'BRONZE', 1],
  ['BRONZE', 1, 'SILVER', 300_000],
  ['SILVER', 1.5, 'GOLD', 600_000],
  ['GOLD', 2, 'DIAMOND', 1_000_000],
] as const)('GEN-13 %s earns %d %% and rises to %s from %d won', (grade, percent, next, fromWon) => {
  expect(earnRatePercent(grade)).toBe(percent);
  expect(nextGrade(grade)).toMatchObject({ grade: next, fromWon });
});

test('GEN-13 the highest grade earns 2.5 % and has nothing above it', () => {
  expect([earnRatePercent('DIAMOND'), TOP_EARN_RATE_PERCENT]).toEqual([2.5, 2.5]);
  expect(nextGrade('DIAMOND')).toBeNull();
});

test('GEN-13 every grade of the contract has its rule, in rising order', () => {
  expect(GRADE_RULES.map(({ grade }) => grade)).toEqual([...GRADES]);
  expect(() => earnRatePercent('PLATINUM' as never)).toThrow('PLATINUM');
});

test('GEN-13 six months count, also over the turn of a year', () => {
  expect(gradePeriodStart(new Date('2026-11-21T03:00:00Z'))).toEqual(new Date('2026-05-21T03:00:00Z'));
  expect(gradePeriodStart(new Date('2026-02-10T00:00:00Z'))).toEqual(new Date('2025-08-10T00:00:00Z'));
});

test('P-05 a grade is below those above it, never below itself', () => {
  expect([isBelowGrade('SILVER', 'GOLD'), isBelowGrade('GOLD', 'GOLD'), isBelowGrade('DIAMOND', 'GOLD')]).toEqual([true, false, false]);
});
