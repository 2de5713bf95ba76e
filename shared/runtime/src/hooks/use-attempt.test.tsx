import { renderHook } from '@testing-library/react';
import { ApiError, NetworkError } from '../api/client';
import { useAttempt } from './use-attempt';

const answered = (status: number, messageCode: string) => new ApiError(status, { exceptionName: 'E', messageCode, args: [] });

/** Sends the same request twice; the first ends with `error`. Answers both keys. */
async function keysAround(error: unknown, signatures: readonly [string, string] = ['a', 'a']): Promise<string[]> {
  const { result } = renderHook(() => useAttempt());
  const keys: string[] = [];
  const send = (signature: string, end: () => unknown) =>
    result.current(signature, async (key) => {
      keys.push(key);
      return end();
    });
  await send(signatures[0], () => {
    if (error) throw error;
  }).catch(() => undefined);
  await send(signatures[1], () => 'done');
  return keys;
}

test.each([
  ['an answer that got lost', new NetworkError('POST /orders')],
  ['a shop that is away', answered(503, 'common.a0001')],
  ['a first call that is still at work', answered(409, 'common.a0018')],
])('API-D12 after %s the same request goes out under the same key', async (_, error) => {
  const [first, second] = await keysAround(error);
  expect(second).toBe(first);
});

test.each([
  ['a refusal', answered(500, 'order.a0005')],
  ['a success', null],
])('API-D12 after %s the next press is a new attempt', async (_, error) => {
  const [first, second] = await keysAround(error);
  expect(second).not.toBe(first);
  expect(second?.length).toBeGreaterThanOrEqual(8);
});

test('API-D12 another request is another attempt', async () => {
  const [first, second] = await keysAround(new NetworkError('POST /orders'), ['a', 'b']);
  expect(second).not.toBe(first);
});
