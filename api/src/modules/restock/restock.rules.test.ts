import { expiryOf } from './restock.rules';

test.each([
  ['the same day three months later', '2026-03-10T01:00:00Z', '2026-06-10T01:00:00.000Z'],
  ['the last day of a shorter month', '2026-11-30T01:00:00Z', '2027-02-28T01:00:00.000Z'],
  ['the day as it is in Seoul, where it is tomorrow already', '2026-01-30T16:00:00Z', '2026-04-29T16:00:00.000Z'],
])('a restock request ends after three months: %s', (_, asked, ends) => {
  expect(expiryOf(new Date(asked)).toISOString()).toBe(ends);
});
