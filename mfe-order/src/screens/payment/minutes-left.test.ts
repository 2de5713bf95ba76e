import { minutesLeft } from './minutes-left';

test.each([
  ['2026-11-21T03:15:00Z', '15:00'],
  ['2026-11-21T03:01:05Z', '1:05'],
  ['2026-11-21T03:00:00Z', null],
  ['broken', null],
])('R-ORD-02 goods held until %s are held for %s more', (until, left) => {
  expect(minutesLeft(until, Date.parse('2026-11-21T03:00:00Z'))).toBe(left);
});
