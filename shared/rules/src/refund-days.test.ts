import holidays from './korean-holidays.json';
import { isWeekday, refundDays } from './refund-days';

test.each([
  ['a Monday', '2026-11-23', '2026-11-26', '2026-12-02'],
  ['a Friday', '2026-11-20', '2026-11-25', '2026-12-01'],
  ['before Seollal', '2026-02-13', '2026-02-23', '2026-02-27'],
  ['before Chuseok', '2026-09-23', '2026-09-30', '2026-10-07'],
  ['over New Year', '2026-12-31', '2027-01-06', '2027-01-12'],
  ['before a substitute holiday', '2027-02-05', '2027-02-12', '2027-02-18'],
])('K-RFD a refund that starts on %s (%s) arrives from %s to %s', (_, day, from, to) => {
  expect(refundDays(day)).toEqual({ from, to });
});

test.each(['2026-05-25', '2026-08-17', '2027-02-09', '2027-12-27', '2028-10-05', '2026-11-22', '2026-11-21'])(
  'K-RFD nobody is paid on %s: a weekend, a holiday or its substitute',
  (day) => expect(isWeekday(day)).toBe(false),
);

test('K-RFD the holidays of this year and the next are known: from October on, add another year', () => {
  const now = new Date();
  const lastYear = Math.max(...Object.keys(holidays).map(Number));
  expect(lastYear).toBeGreaterThanOrEqual(now.getFullYear() + (now.getMonth() >= 9 ? 1 : 0));
  for (const [year, days] of Object.entries(holidays)) for (const day of days) expect(day).toMatch(new RegExp(`^${year}-\\d\\d-\\d\\d$`));
});
