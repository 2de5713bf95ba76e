/** Won of a document's row and the tax in it: `amount` = `supply` + `vat`. */
export interface Taxed {
  amount: number;
  supply: number;
  vat: number;
}

/** Supply value of an amount that holds 10 % tax, in won. */
const supplyOf = (amount: number): number => Math.round((amount * 10) / 11) || 0;

/**
 * Splits the amounts of a document's rows into supply value and tax (GAP-25). The total is split first; each row is rounded by itself,
 * and what rounding leaves over stands on the last row, so that the rows sum to the total to the won.
 * @param rows `amount` in won with tax, negative where money goes back
 */
export function taxedOf<R extends { amount: number }>(rows: readonly R[]): { rows: (R & Taxed)[]; total: Taxed } {
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  const supply = supplyOf(amount);
  let rest = supply;
  const taxed = rows.map((row, at) => {
    const own = at === rows.length - 1 ? rest : supplyOf(row.amount);
    rest -= own;
    return { ...row, supply: own, vat: row.amount - own };
  });
  return { rows: taxed, total: { amount, supply, vat: amount - supply } };
}
