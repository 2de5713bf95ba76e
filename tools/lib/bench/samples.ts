/** Median; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? NaN) + (sorted[Math.ceil(at)] ?? NaN)) / 2;
}

/** "(3–5)", or nothing when there is only one value. */
export const spread = (values: readonly number[], show: (value: number) => string): string =>
  values.length > 1 ? `(${show(Math.min(...values))}–${show(Math.max(...values))})` : '';
