import { show, type Budget } from '../budgets';

/** Says whether a figure is what it must be; `failed` counts those that are not. */
export class Expectations {
  failed = 0;

  /** A figure between two others, in milliseconds unless told. */
  between(what: string, value: number, least: number, most: number, unit: Budget['unit'] = 'ms'): void {
    const isSeen = value >= least && value <= most;
    if (!isSeen) this.failed += 1;
    const [got, from, to] = [value, least, most].map((one) => show(one, unit));
    console.log(`${isSeen ? '✓' : '✗'} ${what.padEnd(66)} ${got?.padStart(9)}  of ${from} – ${to}`);
  }
}
