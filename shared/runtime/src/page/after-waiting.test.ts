import { afterWaiting } from './after-waiting';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the job runs once the whole time has been waited for, and not before', () => {
  const job = jest.fn();
  afterWaiting(800, job);
  jest.advanceTimersByTime(799);
  expect(job).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(job).toHaveBeenCalledTimes(1);
});

test('a page that was busy for longer than the whole time has waited for one step only', () => {
  const job = jest.fn();
  afterWaiting(800, job);
  // Everything that is due when the page comes to itself again runs once.
  jest.setSystemTime(Date.now() + 5_000);
  jest.runOnlyPendingTimers();
  expect(job).not.toHaveBeenCalled();
  jest.advanceTimersByTime(700);
  expect(job).toHaveBeenCalledTimes(1);
});

test('what is called off in any step does not run', () => {
  const job = jest.fn();
  const callOff = afterWaiting(800, job);
  jest.advanceTimersByTime(500);
  callOff();
  jest.advanceTimersByTime(5_000);
  expect(job).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});
