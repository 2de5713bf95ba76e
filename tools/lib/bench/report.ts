import { BUDGETS, isWithin, show, type Budget, type Figure, type Sample } from './budgets';
import { median, spread } from './samples';

interface Row {
  figure: Figure;
  where: string;
  values: number[];
}

/** Samples of a run by figure and place, in the order they came. */
export class Report {
  readonly rows = new Map<string, Row>();

  add({ figure, where, value }: Sample): void {
    const key = `${figure} ${where}`;
    const row = this.rows.get(key) ?? { figure, where, values: [] };
    row.values.push(value);
    this.rows.set(key, row);
  }

  /** Prints each figure (median, least and most) beside its budget; answers how many gates are broken. */
  print(): number {
    const rows = [...this.rows.values()];
    for (const row of rows) console.log(line(row));
    return rows.filter(({ figure, values }) => BUDGETS[figure].isGate && !isWithin(BUDGETS[figure], median(values))).length;
  }
}

export const titleOf = (figure: Figure, where: string): string => `${BUDGETS[figure].title}${where && ` · ${where}`}`;

function line({ figure, where, values }: Row): string {
  const budget: Budget = BUDGETS[figure];
  const { unit, limit, atLeast, isGate } = budget;
  const value = median(values);
  const mark = isWithin(budget, value) ? '✓' : isGate ? '✗' : '·';
  const shown = (one: number) => show(one, unit);
  const least = atLeast ? 'at least ' : 'of ';
  return `${mark} ${titleOf(figure, where).padEnd(66)} ${shown(value).padStart(10)} ${spread(values, shown).padEnd(22)} ${least}${shown(limit)}`;
}
