import { earnedPoints, pointsLimit, usablePoints } from './points';

test.each([
  [10_001, 3_000],
  [10_000, 3_000],
  [9_999, 2_999],
  [3, 0],
  [4, 1],
  [0, 0],
])('V-PTS1 a payment of %d won takes at most %d points', (payment, max) => {
  expect(pointsLimit(payment)).toBe(max);
});

test('V-PTS1 V-PTS2 a member uses points up to the rule or the balance, whichever is less', () => {
  expect(usablePoints(26_112, 12_480)).toBe(12_480);
  expect(usablePoints(26_112, 100_000)).toBe(26_112);
});

test('V-PTS2 a balance that is owed uses no points', () => {
  expect(usablePoints(26_112, -5)).toBe(0);
});

test.each([
  [100_000, 2.5, 2_500],
  [61_219, 2.5, 1_530],
  [39, 2.5, 0],
  [199, 0.5, 0],
  [200, 0.5, 1],
])('GEN-13 %d won at %d %% come back as %d points, part of one not', (won, percent, points) => {
  expect(earnedPoints(won, percent)).toBe(points);
});
