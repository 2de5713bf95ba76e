import { onRetryMoments } from './retry-moments';

let tries = 0;
let stop = () => {};
const look = (state: 'visible' | 'hidden') => Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
beforeEach(() => {
  jest.useFakeTimers();
  tries = 0;
  stop = onRetryMoments(() => void (tries += 1));
});
afterEach(() => {
  stop();
  look('visible');
  jest.useRealTimers();
});

test('what failed is tried again with growing pauses, in the end once a minute', () => {
  const at = (seconds: number) => (jest.advanceTimersByTime(seconds * 1000), tries);
  expect([at(1.9), at(0.2), at(3.8), at(0.2), at(8)]).toEqual([0, 1, 1, 2, 3]);
  at(200);
  const before = tries;
  expect(at(600) - before).toBe(10);
});

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the window is looked at again', () => window.dispatchEvent(new Event('focus'))],
  ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('it is tried at once when %s', (_, happen) => {
  happen();
  expect(tries).toBe(1);
});

test('events that come together are one try', () => {
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('focus'));
  expect(tries).toBe(1);
});

test('a hidden page asks nothing, and nothing is asked after the end', () => {
  look('hidden');
  jest.advanceTimersByTime(60_000);
  expect(tries).toBe(0);
  look('visible');
  stop();
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(60_000);
  expect(tries).toBe(0);
});
