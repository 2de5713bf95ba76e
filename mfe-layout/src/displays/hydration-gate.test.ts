import { whenNear } from './display-row';
import { createHydrationGate } from './hydration-gate';

const Block = () => null;

test('the code of a block is fetched once, when it is first wanted, and then the block may be hydrated', async () => {
  const fetchCode = jest.fn(async () => Block);
  const row = whenNear(fetchCode);
  const gate = createHydrationGate(row);
  expect([fetchCode.mock.calls.length, gate.isOpen(), row.get()]).toEqual([0, false, null]);
  expect(await Promise.all([gate.open(), gate.open()])).toEqual([true, true]);
  await gate.opened;
  expect([fetchCode.mock.calls.length, gate.isOpen(), row.get()]).toEqual([1, true, Block]);
});

test('code that did not come leaves the block as the server drew it, and is fetched again when the block is wanted again', async () => {
  const fetchCode = jest.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValueOnce(Block);
  const row = whenNear(fetchCode);
  const gate = createHydrationGate(row);
  expect([await gate.open(), gate.isOpen(), row.get()]).toEqual([false, false, null]);
  expect([await gate.open(), gate.isOpen(), row.get()]).toEqual([true, true, Block]);
});

test('a block whose code failed meets the same failure until it is asked to try again', async () => {
  const fetchCode = jest.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValueOnce(Block);
  const row = whenNear(fetchCode);
  const failed = row.load();
  await expect(failed).rejects.toThrow('no line');
  expect(row.load()).toBe(failed);
  row.retry();
  expect(await row.load()).toBe(Block);
});
