import { act, render } from '@testing-library/react';
import { ServicesContext } from '../services/services-context';
import { useNow } from './use-now';

const START = Date.parse('2026-11-21T12:00:00.400Z');
const secondsOf = (now: number) => String((now - Date.parse('2026-11-21T12:00:00Z')) / 1000);

function open(clocks: number, Clock: () => string) {
  const services = { now: () => Date.now() } as never;
  return render(
    <ServicesContext value={services}>
      {Array.from({ length: clocks }, (_, n) => (
        <p key={n}>
          <Clock />
        </p>
      ))}
    </ServicesContext>,
  );
}

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

test('ST-TIME-01 five clocks of a page show the same whole second and wait with one timer, and none when they are gone', async () => {
  const waits = jest.spyOn(globalThis, 'setTimeout');
  const { container, unmount } = open(5, () => secondsOf(useNow(START)));
  expect(waits.mock.calls.filter(([, ms]) => ms === 600)).toHaveLength(1);
  await act(async () => jest.advanceTimersByTime(599));
  expect(container.textContent).toBe('00000');
  await act(async () => jest.advanceTimersByTime(1));
  expect(container.textContent).toBe('11111');
  expect(waits.mock.calls.filter(([, ms]) => ms === 1000)).toHaveLength(1);
  unmount();
  waits.mockClear();
  jest.advanceTimersByTime(5_000);
  expect(waits).not.toHaveBeenCalled();
  waits.mockRestore();
});

test('what counts only minutes is drawn when a minute is over', async () => {
  const draws = jest.fn();
  const { container } = open(1, function Clock() {
    draws();
    return useNow(START, (now) => (now - START < 60_000 ? 'before' : 'after'));
  });
  draws.mockClear();
  await act(async () => jest.advanceTimersByTime(59_000));
  expect([container.textContent, draws.mock.calls.length]).toEqual(['before', 0]);
  await act(async () => jest.advanceTimersByTime(2_000));
  expect([container.textContent, draws.mock.calls.length]).toEqual(['after', 1]);
});
