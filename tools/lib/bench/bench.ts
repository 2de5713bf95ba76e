import { ROOT } from '../proc.mjs';
import { GROUPS } from './groups';
import { Noise } from './noise';
import { dataFolder, openShop } from './open-shop';
import { Report } from './report';

export interface BenchOptions {
  /** Names of groups; all when left out. */
  only?: readonly string[];
  /** Rounds of the figures that differ from time to time. */
  runs: number;
}

/** Opens a shop of its own, measures, prints; answers how many gates are broken. */
export async function bench({ only = Object.keys(GROUPS), runs }: BenchOptions): Promise<number> {
  const { data, remove } = dataFolder();
  const report = new Report();
  const noise = new Noise();
  try {
    const shop = await openShop({ root: ROOT, port: 24_000, data });
    try {
      for (let run = 0; run < runs; run += 1)
        for (const { measure } of groupsOf(only, run)) {
          noise.look();
          for await (const sample of measure(shop)) report.add(sample);
        }
    } finally {
      await shop.stop();
    }
  } finally {
    remove();
  }
  const broken = report.print();
  noise.print();
  return broken;
}

/** The named groups that belong to a round. */
export function groupsOf(only: readonly string[], run: number) {
  const unknown = only.filter((name) => !(name in GROUPS));
  if (unknown.length) throw new Error(`No such figures: ${unknown.join(', ')}. There are: ${Object.keys(GROUPS).join(', ')}.`);
  return Object.entries(GROUPS).flatMap(([name, group]) => (only.includes(name) && (run === 0 || !group.once) ? [group] : []));
}
