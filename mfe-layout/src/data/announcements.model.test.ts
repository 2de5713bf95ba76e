import { seoulDay } from './announcements.model';

test.each([
  ['2026-11-23T14:59:59.999Z', '2026-11-23'],
  ['2026-11-23T15:00:00.000Z', '2026-11-24'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Seoul', (at, day) => {
  expect(seoulDay(Date.parse(at))).toBe(day);
});
