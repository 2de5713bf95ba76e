import { parseArgs } from 'node:util';
import { bench } from './bench';
import { compare } from './compare';
import { quickSelfTest } from './self-test/quick';
import { shopSelfTest } from './self-test/in-shop';

const OPTIONS = {
  budgets: { type: 'boolean', default: false },
  'self-test': { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  compare: { type: 'string' },
  only: { type: 'string' },
  runs: { type: 'string', default: '3' },
} as const;

/** `pnpm bench`; answers the exit code: 1 when a gate is broken, or when the bench does not see what it should. */
export async function main(args: string[]): Promise<number> {
  // An exit, not a death: what the bench has opened is closed at it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const { values } = parseArgs({ args, options: OPTIONS });
  const only = values.only?.split(',');
  const runs = Number(values.runs);
  if (values['self-test']) return (await quickSelfTest()) + (values.quick ? 0 : await shopSelfTest()) ? 1 : 0;
  if (values.compare) await compare(values.compare, { only, runs });
  else return (await bench(values.budgets ? { only: ['bytes'], runs: 1 } : { only, runs })) ? 1 : 0;
  return 0;
}
