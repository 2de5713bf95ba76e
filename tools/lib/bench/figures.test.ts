import { blockingTime } from './blocking-time';
import { BUDGETS, isWithin, show } from './budgets';
import { Report } from './report';
import { median, spread } from './samples';

test('blocking time is what each task has beyond 50 ms, from the first paint on', () => {
  const before = { startTime: 0, duration: 90 };
  const across = { startTime: 60, duration: 120 };
  const after = { startTime: 400, duration: 70 };
  const short = { startTime: 600, duration: 50 };
  expect(blockingTime([before, across, after, short], 100)).toBe(30 + 20);
});

test('the median of an even number of values is the middle of the two in the middle', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
  expect(spread([5, 1, 3], String)).toBe('(1–5)');
  expect(spread([5], String)).toBe('');
});

test('a score must be at least its budget, everything else at most', () => {
  expect(isWithin(BUDGETS.lighthouseScore, 97)).toBe(false);
  expect(isWithin(BUDGETS.lighthouseScore, 98)).toBe(true);
  expect(isWithin(BUDGETS.jsRequests, 7)).toBe(false);
});

test('a figure is read in its unit', () => {
  expect(show(149_512, 'B')).toBe('149.5 kB');
  expect(show(416.4, 'ms')).toBe('416 ms');
  expect(show(0.42, 'ms')).toBe('0.42 ms');
  expect(show(2, '')).toBe('2');
});

test('only a broken gate fails a run, a slow figure never does', () => {
  jest.spyOn(console, 'log').mockImplementation();
  const report = new Report();
  report.add({ figure: 'back', where: '', value: 9_999 });
  expect(report.print()).toBe(0);
  report.add({ figure: 'jsRequests', where: '/', value: 7 });
  report.add({ figure: 'jsRequests', where: '/product/P0001', value: 6 });
  expect(report.print()).toBe(1);
});
