import { moved, nextPartBytes, sizeWithin } from './upload.rules';

const KB = 1024;
test.each([
  ['fast', 256, 100, 512],
  ['neither', 256, 1_500, 256],
  ['neither', 256, 6_000, 256],
  ['slow', 256, 6_001, 128],
  ['slow, and as small as it may be', 64, 9_000, 64],
  ['fast, and as large as it may be', 4_096, 100, 4_096],
])('API-D21 after a part that was %s (%i KB in %i ms) comes one of %i KB', (_, bytes, tookMs, next) => {
  expect(nextPartBytes(bytes * KB, tookMs)).toBe(next * KB);
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('R-UGC-04 the photo at place %i goes to place %i: %s', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
});

test('R-UGC-04 a photo is made smaller in its shape, and never larger', () => {
  expect(sizeWithin({ width: 4_032, height: 3_024 }, 2_048)).toEqual({ width: 2_048, height: 1_536 });
  expect(sizeWithin({ width: 3_024, height: 4_032 }, 2_048)).toEqual({ width: 1_536, height: 2_048 });
  expect(sizeWithin({ width: 800, height: 600 }, 2_048)).toEqual({ width: 800, height: 600 });
  expect(sizeWithin({ width: 9_000, height: 1 }, 2_048)).toEqual({ width: 2_048, height: 1 });
});
