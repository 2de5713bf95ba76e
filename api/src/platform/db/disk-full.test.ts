import { tmpdir } from 'node:os';
import { DiskFull, withDiskFull } from './disk-full';

test.each([
  ['the embedded database', { name: 'ErrnoError', errno: 51 }],
  ['the file system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  [
    'PostgreSQL, below a failed query',
    new Error('Failed query', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) }),
  ],
  ['a thread of the database', new Error('The embedded database failed: Error: No space left on device')],
])('a full disk is told in one plain sentence when %s reports it', (_, error) => {
  const told = withDiskFull(error, tmpdir());
  expect(told).toBeInstanceOf(DiskFull);
  expect((told as Error).message).toMatch(/^There is no space left for the shop's data in .+ DATA_DIR\.$/);
  expect((told as Error).cause).toBe(error);
});

test.each([[new Error('a fault')], [{ name: 'ErrnoError', errno: 44 }], [null], ['text']])('any other error stays as it is', (error) => {
  expect(withDiskFull(error, tmpdir())).toBe(error);
});
