/** The query library tells its observers by the clock, which is held here from its first moment on: @alone. */
import { QueryObserver, focusManager } from '@tanstack/react-query';
import { ApiError, NetworkError } from '@hyangro/runtime';
import { createQueryClient } from './query-client';

/** A shown query that fails until it is mended. */
async function showFailing(error: Error) {
  const client = createQueryClient();
  client.mount();
  let isBroken = true;
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['ugc', 'reviews'],
    retry: false,
    queryFn: async () => {
      asked += 1;
      if (isBroken) throw error;
      return 'reviews';
    },
  });
  const stop = observer.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  return {
    asked: () => asked,
    data: () => observer.getCurrentResult().data,
    mend: () => void (isBroken = false),
    stop: () => (stop(), client.unmount(), client.clear()),
  };
}
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a part that could not get its answer asks again with time, and stops once it has it', async () => {
  const part = await showFailing(new NetworkError('GET /reviews'));
  await jest.advanceTimersByTimeAsync(5000);
  expect([part.asked(), part.data()]).toEqual([2, undefined]);
  part.mend();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([part.asked(), part.data()]).toEqual([3, 'reviews']);
  part.stop();
});

test('it asks again when the page is looked at again', async () => {
  const part = await showFailing(new NetworkError('GET /reviews'));
  part.mend();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await jest.advanceTimersByTimeAsync(10);
  expect(part.data()).toBe('reviews');
  focusManager.setFocused(undefined);
  part.stop();
});

test.each([
  ['access is denied', 403, 'AccessDeniedException', 'common.a0002'],
  ['an order is refused', 500, 'OrderException', 'order.a0015'],
])('a refusal is an answer, it is not asked for again: %s', async (_, status, exceptionName, messageCode) => {
  const part = await showFailing(new ApiError(status, { exceptionName, messageCode, args: [] }));
  await jest.advanceTimersByTimeAsync(300_000);
  expect(part.asked()).toBe(1);
  part.stop();
});

test.each([
  ['a lost connection is tried once more at once', false, 2],
  ['whoever has waited for the time limit gets words, not another wait', true, 1],
])('%s', async (_, isTimeout, calls) => {
  const client = createQueryClient();
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    throw new NetworkError('GET /reviews', isTimeout);
  };
  const failed = client.fetchQuery({ queryKey: ['ugc', 'reviews'], queryFn, retry: client.getDefaultOptions().queries?.retry });
  failed.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(failed).rejects.toBeInstanceOf(NetworkError);
  expect(asked).toBe(calls);
});
