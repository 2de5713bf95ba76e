import { arrivesOn } from './arrival.rules';

test('R-PRD-01 goods arrive in three days, from overseas in eight, never on a Sunday, by the calendar of Seoul', () => {
  expect(arrivesOn('DOMESTIC', new Date('2026-11-23T03:00:00+09:00'))).toBe('2026-11-26');
  expect(arrivesOn('DOMESTIC', new Date('2026-11-26T12:00:00+09:00'))).toBe('2026-11-30');
  expect(arrivesOn('OVERSEAS', new Date('2026-11-23T23:59:59+09:00'))).toBe('2026-12-01');
  expect(arrivesOn('OVERSEAS', new Date('2026-11-21T12:00:00+09:00'))).toBe('2026-11-30');
});

test('R-PRD-01 what is ordered on Wednesday arrives on Saturday, on Friday on Monday, from the first to the last second', () => {
  for (const time of ['00:00:00', '23:59:59']) {
    expect(arrivesOn('DOMESTIC', new Date(`2026-11-25T${time}+09:00`))).toBe('2026-11-28');
    expect(arrivesOn('DOMESTIC', new Date(`2026-11-27T${time}+09:00`))).toBe('2026-11-30');
  }
});
