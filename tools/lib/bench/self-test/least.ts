/** The least of three times of each, taken in turn: other work on the machine only adds. */
export async function leastOf(measures: readonly (() => Promise<number>)[]): Promise<number[]> {
  const times = measures.map(() => Infinity);
  for (let round = 0; round < 3; round += 1)
    for (const [at, measure] of measures.entries()) times[at] = Math.min(times[at] ?? Infinity, await measure());
  return times;
}
