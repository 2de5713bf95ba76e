import { GRADES } from '@hyangro/contracts/session/session.contract';
import {
  GRADE_RULES,
  TOP_EARN_RATE_PERCENT,
  earnRatePercent,
  gradeOf,
  gradePeriodStart,
  isBelowGrade,
  nextGrade,
  oneOrderMore,
} from './grades';

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
  expect(gradePeriodStart(new Date('2026-08-31T12:00:00+09:00'))).toEqual(new Date('2026-02-28T12:00:00+09:00'));
  // The 31st in Seoul, the 30th in London.
  expect(gradePeriodStart(new Date('2026-08-31T01:00:00+09:00'))).toEqual(new Date('2026-02-28T01:00:00+09:00'));
});

test('P-05 a grade is below those above it, never below itself', () => {
  expect([isBelowGrade('SILVER', 'GOLD'), isBelowGrade('GOLD', 'GOLD'), isBelowGrade('DIAMOND', 'GOLD')]).toEqual([true, false, false]);
});

test.each([
  [
    'a first order is one that ships free, and makes a member bronze',
    { grade: 'NEW', spentWon: 0, orders: 0 },
    { won: 70_000, points: 350, grade: 'BRONZE' },
  ],
  [
    'what was spent with orders that count no more',
    { grade: 'NEW', spentWon: 5_000, orders: 0 },
    { won: 70_000, points: 350, grade: 'BRONZE' },
  ],
  [
    'an order as usual, in whole thousands, that leads up',
    { grade: 'SILVER', spentWon: 450_900, orders: 3 },
    { won: 150_000, points: 2_250, grade: 'GOLD' },
  ],
  ['one that does not', { grade: 'SILVER', spentWon: 300_000, orders: 3 }, { won: 100_000, points: 1_500, grade: null }],
  ['the last won that is missing', { grade: 'SILVER', spentWon: 500_000, orders: 5 }, { won: 100_000, points: 1_500, grade: 'GOLD' }],
  ['at the top', { grade: 'DIAMOND', spentWon: 1_200_000, orders: 2 }, { won: 600_000, points: 15_000, grade: null }],
  ['what was spent would keep a lower grade', { grade: 'GOLD', spentWon: 10_000, orders: 1 }, { won: 10_000, points: 200, grade: null }],
  ['orders of less than a thousand', { grade: 'BRONZE', spentWon: 900, orders: 1 }, { won: 70_000, points: 700, grade: null }],
] as const)('GEN-13 what one order more brings: %s', (_, member, brings) => {
  expect(oneOrderMore(member)).toEqual(brings);
});
