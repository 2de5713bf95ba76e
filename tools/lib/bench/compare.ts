import { ROOT, runNode } from '../proc.mjs';
import { groupsOf, type BenchOptions } from './bench';
import { BUDGETS, show, type Figure } from './budgets';
import { GROUPS } from './groups';
import { dataFolder, openShop, type Shop } from './open-shop';
import { otherBuild } from './other-build';
import { Report, titleOf } from './report';
import { median, spread } from './samples';

/** Takes longer than a comparison is worth, and opens shops of its own. */
const LEFT_OUT = 'start';

/**
 * Measures another commit and this workspace in turn (A B, B A, …) on one machine: a noisy minute meets both. Prints the median
 * of each, and how many times A's value B's is: the median of the rounds' ratios, the least and the most.
 */
export async function compare(commit: string, { only, runs }: BenchOptions): Promise<void> {
  const names = only ?? Object.keys(GROUPS).filter((name) => name !== LEFT_OUT);
  groupsOf(names, 0);
  const other = await otherBuild(commit);
  const [dataA, dataB] = [dataFolder(), dataFolder()];
  const opened: Shop[] = [];
  try {
    await runNode(['tools/build.mjs'], { quiet: true });
    for (const place of [
      { root: other.root, port: 24_100, data: dataA.data },
      { root: ROOT, port: 24_000, data: dataB.data },
    ])
      opened.push(await openShop(place));
    const sides = opened.map((shop) => ({ shop, rounds: [] as Report[] }));
    for (let run = 0; run < runs; run += 1)
      for (const side of run % 2 ? sides.toReversed() : sides) side.rounds.push(await measureRound(side.shop, names, run));
    const [a = [], b = []] = sides.map(({ rounds }) => rounds);
    print(commit, a, b);
  } finally {
    await Promise.all(opened.map((shop) => shop.stop()));
    dataA.remove();
    dataB.remove();
    await other.remove();
  }
}

async function measureRound(shop: Shop, names: readonly string[], run: number) {
  const report = new Report();
  for (const { measure } of groupsOf(names, run)) for await (const sample of measure(shop)) report.add(sample);
  return report;
}

function print(commit: string, a: readonly Report[], b: readonly Report[]) {
  const places = new Map([...a, ...b].flatMap(({ rows }) => [...rows]));
  console.log(`${''.padEnd(66)} ${commit.slice(0, 12).padStart(12)} ${'this'.padStart(12)}   this ÷ ${commit.slice(0, 12)}`);
  for (const [key, { figure, where }] of places) {
    const pairs = a.flatMap((report, at) => ratioOf(report.rows.get(key)?.values, b[at]?.rows.get(key)?.values));
    const middle = (reports: readonly Report[]) => shown(figure, median(reports.flatMap(({ rows }) => rows.get(key)?.values ?? [])));
    const ratio = (value: number) => value.toFixed(2);
    console.log(
      `${titleOf(figure, where).padEnd(66)} ${middle(a)} ${middle(b)}   ${pairs.length ? `× ${ratio(median(pairs))}` : '–'} ${spread(pairs, ratio)}`,
    );
  }
}

const shown = (figure: Figure, value: number) => (Number.isNaN(value) ? '–' : show(value, BUDGETS[figure].unit)).padStart(12);

function ratioOf(a: readonly number[] = [], b: readonly number[] = []): number[] {
  const ratio = median(b) / median(a);
  return Number.isFinite(ratio) ? [ratio] : [];
}
