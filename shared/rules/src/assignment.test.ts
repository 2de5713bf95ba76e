import fc from 'fast-check';
import { assign } from './assignment';

test('GAP-19 the pairing worth most is found where the biggest pair first is not', () => {
  const worth = [
    [10, 9],
    [9, 1],
  ];
  expect(assign(worth)).toMatchObject({ columns: [1, 0], total: 18 });
});

test('a row that is worth nothing anywhere, and one more than there are columns, is left out', () => {
  expect(assign([[0, 0]])).toMatchObject({ columns: [null], total: 0 });
  expect(assign([[3], [5], [4]])).toMatchObject({ columns: [null, 0, null], total: 5 });
  expect(assign([])).toEqual({ columns: [], total: 0, rowPrices: [], columnPrices: [] });
});

const matrix = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 9 })).chain(([rows, columns]) =>
  // Of few values many pairs are worth the same, and many nothing.
  fc
    .oneof(fc.nat(50), fc.nat(2))
    .chain((most) => fc.array(fc.array(fc.nat(most), { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows })),
);

test('GAP-19 the prices of every pairing prove that none is worth more', () => {
  fc.assert(
    fc.property(matrix, (worth) => {
      const { columns, total, rowPrices, columnPrices } = assign(worth);
      expect([columns.length, rowPrices.length, columnPrices.length]).toEqual([worth.length, worth.length, worth[0]?.length]);
      const prices = [...rowPrices, ...columnPrices];
      expect(Math.min(...prices)).toBeGreaterThanOrEqual(0);
      expect(prices.reduce((sum, price) => sum + price, 0)).toBe(total);
      worth.forEach((row, at) =>
        row.forEach((won, column) => expect(won).toBeLessThanOrEqual((rowPrices[at] ?? 0) + (columnPrices[column] ?? 0))),
      );
      const used = columns.filter((column) => column !== null);
      expect(new Set(used).size).toBe(used.length);
      expect(columns.reduce<number>((sum, column, row) => sum + (column === null ? 0 : (worth[row]?.[column] ?? 0)), 0)).toBe(total);
    }),
    { numRuns: 1_000 },
  );
});
