import fc from 'fast-check';
import { taxedOf } from './vat';

test.each([
  [11_000, 10_000, 1_000],
  [10_000, 9_091, 909],
  [1, 1, 0],
  [0, 0, 0],
  [-11_000, -10_000, -1_000],
])('GAP-25 %d won hold a supply value of %d and a tax of %d', (amount, supply, vat) => {
  expect(taxedOf([{ amount }])).toEqual({ rows: [{ amount, supply, vat }], total: { amount, supply, vat } });
});

test('GAP-25 what rounding leaves over stands on the last row', () => {
  const { rows, total } = taxedOf([{ amount: 5 }, { amount: 5 }, { amount: 5 }]);
  expect(total).toEqual({ amount: 15, supply: 14, vat: 1 });
  expect(rows).toEqual([
    { amount: 5, supply: 5, vat: 0 },
    { amount: 5, supply: 5, vat: 0 },
    { amount: 5, supply: 4, vat: 1 },
  ]);
});

test('GAP-25 a document without rows is worth nothing', () => {
  expect(taxedOf([])).toEqual({ rows: [], total: { amount: 0, supply: 0, vat: 0 } });
});

test('GAP-25 rows sum to the total to the won, each row to its amount, and tax is a tenth of the supply value', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3_000_000, max: 3_000_000 }), { minLength: 1, maxLength: 40 }), (amounts) => {
      const { rows, total } = taxedOf(amounts.map((amount) => ({ amount })));
      const sumOf = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0);
      expect(rows.map(({ amount }) => amount)).toEqual(amounts);
      expect([sumOf(({ amount }) => amount), sumOf(({ supply }) => supply), sumOf(({ vat }) => vat)]).toEqual([
        total.amount,
        total.supply,
        total.vat,
      ]);
      for (const { amount, supply, vat } of [...rows, total]) expect(supply + vat).toBe(amount);
      expect(Math.abs(total.supply * 1.1 - total.amount)).toBeLessThanOrEqual(0.56);
      for (const { amount, supply } of rows.slice(0, -1)) expect(Math.abs(supply * 1.1 - amount)).toBeLessThanOrEqual(0.56);
    }),
  );
});
