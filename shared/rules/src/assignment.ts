/**
 * The pairing of rows with columns that is worth most, at most one column for a row and one row for a column (Kuhn and Munkres by shortest
 * paths, rows² × (rows + columns) steps).
 *
 * @param worth worth of each pair, by row and column; 0 or less is not paired
 */
export interface Assignment {
  /** Column of each row; null for a row that is left out. */
  columns: (number | null)[];
  total: number;
  /**
   * Prices that prove it: `worth[r][c]` is never more than `rowPrice[r] + columnPrice[c]`, all are 0 or more, and they sum up to the total. What
   * another pairing is worth less is the sum of what its pairs stay below their prices and of the prices it leaves unpaired.
   */
  rowPrices: number[];
  columnPrices: number[];
}

export function assign(worth: readonly (readonly number[])[]): Assignment {
  const rows = worth.length;
  const columns = worth[0]?.length ?? 0;
  // A row that is left out is paired with a column of its own, worth nothing.
  const width = columns + rows;
  const costOf = (row: number, column: number) => -Math.max(0, at(worth[row - 1], column - 1));
  const rowPotential: number[] = [];
  const columnPotential: number[] = [];
  const rowOf: number[] = [];
  for (let row = 1; row <= rows; row += 1) {
    const cameFrom: number[] = [];
    const slack = new Array<number>(width + 1).fill(Infinity);
    const isDone: boolean[] = [];
    let column = 0;
    rowOf[0] = row;
    do {
      isDone[column] = true;
      const current = at(rowOf, column);
      let step = Infinity;
      let next = 0;
      for (let to = 1; to <= width; to += 1) {
        if (isDone[to]) continue;
        const reduced = costOf(current, to) - at(rowPotential, current) - at(columnPotential, to);
        if (reduced < at(slack, to)) {
          slack[to] = reduced;
          cameFrom[to] = column;
        }
        if (at(slack, to) < step) {
          step = at(slack, to);
          next = to;
        }
      }
      for (let to = 0; to <= width; to += 1) {
        if (isDone[to]) {
          const its = at(rowOf, to);
          rowPotential[its] = at(rowPotential, its) + step;
          columnPotential[to] = at(columnPotential, to) - step;
        } else slack[to] = at(slack, to) - step;
      }
      column = next;
    } while (at(rowOf, column) !== 0);
    while (column !== 0) {
      const before = at(cameFrom, column);
      rowOf[column] = at(rowOf, before);
      column = before;
    }
  }
  const chosen = new Array<number | null>(rows).fill(null);
  for (let column = 1; column <= columns; column += 1) {
    const row = at(rowOf, column);
    if (costOf(row, column) < 0) chosen[row - 1] = column - 1;
  }
  return {
    columns: chosen,
    total: chosen.reduce<number>((sum, column, row) => sum + at(worth[row], column ?? columns), 0),
    rowPrices: worth.map((_, row) => 0 - at(rowPotential, row + 1)),
    columnPrices: Array.from({ length: columns }, (_, column) => 0 - at(columnPotential, column + 1)),
  };
}

/** What is not there is 0. */
const at = (list: readonly number[] | undefined, index: number): number => list?.[index] ?? 0;
