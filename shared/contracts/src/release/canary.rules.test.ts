import { CANARY_STEP_MINUTES, isInCanary, judgeCanary, nextOfCanary, NOT_SEEN, type Verdict } from './canary.rules';

const ids = (count: number, prefix = 'visitor') => Array.from({ length: count }, (_, at) => `${prefix}-${at}`);
const chosen = (percent: number, version = 'ugc@2', names = ids(10_000)) => names.filter((id) => isInCanary(id, version, percent));

test.each([
  ['ugc@0.1.0-e7c87a6f', 'visitor'],
  ['ugc@0.1.0-e7c87a70', 'visitor'],
  ['catalog@2', 'MWJhYzQ2'],
  ['order@1.0.1', ''],
])('a canary of 10 %% is a tenth of 10,000 visitors, within a point: %s, %s', (version, prefix) => {
  expect(Math.abs(chosen(10, version, ids(10_000, prefix)).length - 1000)).toBeLessThanOrEqual(100);
});

test.each([1, 5, 25, 50, 75, 99])('a canary of %i %% is that share of the visitors', (percent) => {
  expect(Math.abs(chosen(percent).length - percent * 100)).toBeLessThanOrEqual(150);
});

test('0 % is nobody, 100 % everybody', () => {
  expect([chosen(0).length, chosen(100).length]).toEqual([0, 10_000]);
});

test('who is in stays in when the percent grows, and is asked as often as one likes', () => {
  const ten = chosen(10);
  const twenty = new Set(chosen(20));
  expect(ten.filter((id) => !twenty.has(id))).toEqual([]);
  expect(chosen(10)).toEqual(ten);
});

test('another version, or another remote, chooses other visitors', () => {
  const ten = new Set(chosen(10));
  for (const version of ['ugc@3', 'order@2']) {
    const both = chosen(10, version).filter((id) => ten.has(id)).length;
    expect([version, both > 50 && both < 150]).toEqual([version, true]);
  }
});

test('visitors’ places are these for good: a change of the hash would move every visitor in the middle of a canary', () => {
  expect(chosen(10, 'ugc@2', ids(60))).toEqual([11, 17, 22, 27, 33, 55].map((at) => `visitor-${at}`));
});

const seen = (loads: number, failures: number, poor = 0) => ({ loads, failures, poor });

test.each([
  ['the canary', seen(49, 49), seen(50, 0)],
  ['stable', seen(50, 50), seen(49, 0)],
  ['a version that nobody opened', NOT_SEEN, NOT_SEEN],
])('too few loads of %s say nothing', (_, canary, stable) => {
  expect(judgeCanary(canary, stable)).toBe('wait');
});

test.each([
  [seen(50, 50), seen(50, 0), 'sick'],
  [seen(50, 10), seen(50, 0), 'sick'],
  // Chance: 5 of 50 against none are 2.3 standard errors.
  [seen(50, 5), seen(50, 0), 'healthy'],
  // 9 of 50 against none are 3.14 of them, 8 of 50 are 2.95.
  [seen(50, 9), seen(50, 0), 'sick'],
  [seen(50, 8), seen(50, 0), 'healthy'],
  // Three of them to the digit are not beyond chance.
  [seen(50, 16), seen(50, 4), 'healthy'],
  [seen(50, 0), seen(50, 0), 'healthy'],
  [seen(50, 0), seen(50, 25), 'healthy'],
  // Stable is as sick.
  [seen(500, 250), seen(5000, 2500), 'healthy'],
  // Beyond chance, and less than a point more.
  [seen(1_000_000, 9_000), seen(1_000_000, 0), 'healthy'],
  [seen(1_000_000, 10_000), seen(1_000_000, 0), 'healthy'],
  [seen(1_000_000, 11_000), seen(1_000_000, 0), 'sick'],
  // More failures than loads are all of them.
  [seen(50, 400), seen(50, 400), 'healthy'],
  [seen(50, 400), seen(5000, 5000), 'healthy'],
  [seen(60, 12), seen(6000, 120), 'sick'],
])('a canary of %j beside a stable version of %j is %s', (canary, stable, verdict) => {
  expect(judgeCanary(canary, stable)).toBe(verdict);
});

test.each([
  [seen(50, 0, 8), seen(50, 0), 'healthy'],
  [seen(50, 0, 9), seen(50, 0), 'sick'],
  [seen(50, 0, 25), seen(50, 0, 25), 'healthy'],
  [seen(50, 0), seen(50, 0, 50), 'healthy'],
  // As many in all, of another kind: neither is beyond chance by itself.
  [seen(50, 5, 5), seen(50, 0), 'healthy'],
])('by poor web vitals a canary of %j beside a stable version of %j is %s', (canary, stable, verdict) => {
  expect(judgeCanary(canary, stable)).toBe(verdict);
});

const since = '2026-01-01T00:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(since) + minutes * 60_000);
test.each<[Verdict, number[], number, string]>([
  ['sick', [], 0, 'abort'],
  ['sick', [50, 100], 0, 'abort'],
  ['healthy', [50], CANARY_STEP_MINUTES, 'step'],
  ['healthy', [50], CANARY_STEP_MINUTES - 1 / 60, 'wait'],
  ['healthy', [], CANARY_STEP_MINUTES, 'wait'],
  ['wait', [50], CANARY_STEP_MINUTES, 'wait'],
])('a canary that is judged %s, with the plan %j, after %d minutes: %s', (verdict, plan, minutes, next) => {
  expect(nextOfCanary({ version: '2', percent: 10, plan, since }, verdict, after(minutes))).toBe(next);
});
