/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { generatedFiles } from './generated-files';

let clock = 0;
const files = generatedFiles({ maxAgeMs: 1_000, now: () => clock });
afterAll(() => files.close());
const of =
  (...parts: string[]) =>
  async () =>
    parts;
const read = (file: { path: string } | null) => (file ? readFileSync(file.path, 'utf8') : null);

test('a file is made once while it is young, also when many ask at the same moment', async () => {
  let made = 0;
  const parts = async () => [`${(made += 1)}`];
  const all = await Promise.all(Array.from({ length: 5 }, () => files.get('one', parts)));
  expect([new Set(all).size, made, read(all[0] ?? null)]).toEqual([1, 1, '1']);
  clock += 999;
  expect(read(await files.get('one', parts))).toBe('1');
  clock += 1;
  expect(read(await files.get('one', parts))).toBe('2');
});

test('an old file serves on when no new one can be made; without one the failure is told', async () => {
  await files.get('two', of('a', 'b'));
  clock += 5_000;
  const failing = () => Promise.reject(new Error('away'));
  expect(read(await files.get('two', failing))).toBe('ab');
  await expect(files.get('three', failing)).rejects.toThrow('away');
  expect(await files.get('three', async () => null)).toBeNull();
});

test('the same content has the same tag; what is not kept any more leaves the disk', async () => {
  const first = await files.get('four', of('x'));
  expect((await files.get('five', of('x')))?.etag).toBe(first?.etag);
  expect(existsSync(first?.path ?? '')).toBe(true);
  for (let at = 0; at < 200; at += 1) await files.get(`filler ${at}`, of(String(at)));
  // Leaving takes the disk as long as it takes: a file that stays runs into the time of the test.
  while (existsSync(first?.path ?? '')) await new Promise((resolve) => setTimeout(resolve, 5));
});
