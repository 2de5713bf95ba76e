import { afterQuietHours } from './quiet-hours.rules';

test.each([
  ['20:59:59', null],
  ['21:00:00', '2026-12-02T08:00:00+09:00'],
  ['23:59:59', '2026-12-02T08:00:00+09:00'],
  ['00:00:00', '2026-12-01T08:00:00+09:00'],
  ['07:59:59', '2026-12-01T08:00:00+09:00'],
  ['08:00:00', null],
])('advertising of %s in Seoul goes out at once, or in the morning (%s)', (time, morning) => {
  const now = new Date(`2026-12-01T${time}+09:00`);
  expect(afterQuietHours(now)).toEqual(morning === null ? now : new Date(morning));
});
