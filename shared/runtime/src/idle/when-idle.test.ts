import { whenIdle } from './when-idle';

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  jest.useRealTimers();
});

test('work that nobody waits for is done when the browser is at rest, and after three seconds at the latest', () => {
  const asked: [() => void, IdleRequestOptions?][] = [];
  Object.assign(window, {
    requestIdleCallback: (...given: (typeof asked)[number]) => asked.push(given),
    cancelIdleCallback: () => undefined,
  });
  const job = jest.fn();
  whenIdle(job);
  expect([job.mock.calls.length, asked[0]?.[1]]).toEqual([0, { timeout: 3000 }]);
  asked[0]?.[0]();
  expect(job).toHaveBeenCalledTimes(1);
});

test('where the browser does not tell when it is at rest, the work comes a little later and can be called off', () => {
  jest.useFakeTimers();
  const [done, dropped] = [jest.fn(), jest.fn()];
  whenIdle(done);
  whenIdle(dropped)();
  jest.advanceTimersByTime(1000);
  expect([done.mock.calls.length, dropped.mock.calls.length]).toEqual([1, 0]);
});
