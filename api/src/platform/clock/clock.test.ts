import { DAY_MS, HOUR_MS, daysBefore, hoursAfter, inSeoul, kstDay, kstInstant, kstSqlDatetime, movableClock, systemClock } from './clock';

const NOON = new Date('2026-11-21T12:00:00Z');

test('an hour has 3,600 seconds and a day 24 hours', () => {
  expect([HOUR_MS, DAY_MS]).toEqual([3_600_000, 86_400_000]);
  expect(hoursAfter(NOON, 2)).toEqual(new Date('2026-11-21T14:00:00Z'));
  expect(daysBefore(NOON, 3)).toEqual(new Date('2026-11-18T12:00:00Z'));
});

test('a day begins at midnight in Seoul', () => {
  expect(kstDay(new Date('2026-11-21T14:59:59.999Z'))).toBe('2026-11-21');
  expect(kstDay(new Date('2026-11-21T15:00:00Z'))).toBe('2026-11-22');
});

test('E-03 an SQL datetime is the wall time of Seoul', () => {
  expect(kstSqlDatetime(new Date('2026-12-31T23:04:05.678Z'))).toBe('2027-01-01 08:04:05');
});

test('a wall time of Seoul is one instant, midnight when no time is said', () => {
  expect(kstInstant('2026-11-22', '08:30:00')).toEqual(new Date('2026-11-21T23:30:00Z'));
  expect(kstInstant('2026-11-22')).toEqual(new Date('2026-11-21T15:00:00Z'));
});

test('years and weekdays are counted on the calendar of Seoul', () => {
  const leapDay = kstInstant('2028-02-29', '00:30:00');
  expect(inSeoul(leapDay).add(2, 'year').toDate()).toEqual(kstInstant('2030-02-28', '00:30:00'));
  expect(inSeoul(kstInstant('2026-11-22', '00:30:00')).day()).toBe(0);
});

describe('the clock of a test', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOON }));
  afterEach(() => jest.useRealTimers());

  test('runs on from where it was set', () => {
    const clock = movableClock(new Date('2030-01-01T00:00:00Z'));
    expect(clock.now()).toEqual(new Date('2030-01-01T00:00:00Z'));
    jest.setSystemTime(NOON.getTime() + 1_500);
    expect(clock.now()).toEqual(new Date('2030-01-01T00:00:01.500Z'));
    clock.advance(60_000);
    expect(clock.now()).toEqual(new Date('2030-01-01T00:01:01.500Z'));
    clock.set(new Date('2026-01-01T00:00:00Z'));
    expect(clock.now()).toEqual(new Date('2026-01-01T00:00:00Z'));
  });

  test('begins with the real time, which is that of the shop', () => {
    expect(movableClock().now()).toEqual(NOON);
    expect(systemClock.now()).toEqual(NOON);
  });
});
