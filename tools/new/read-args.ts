import { parseArgs } from 'node:util';
import { newDisplay } from './display';
import { newEndpoint } from './endpoint';
import { refuse, type Plan, type Args } from './plan';
import { newRemote } from './remote';
import { newScreen } from './screen/screen';
import { newTable } from './table';
import type { Workspace } from './workspace';

type Generator = (workspace: Workspace, args: Args) => Plan;

const GENERATORS: Readonly<Record<string, Generator>> = {
  endpoint: newEndpoint,
  screen: newScreen,
  display: newDisplay,
  table: newTable,
  remote: newRemote,
};

const USAGE = `pnpm new endpoint <module> '<METHOD> /<path>' [--member]
pnpm new screen <remote> <name> --route <RouteName> [--path /<path>] [--member] [--reads 'GET /<path>'] [--writes 'POST /<path>']
pnpm new display <number> <name>
pnpm new table <module> <name>
pnpm new remote <name>`;

/** Reads a command line into what a generator is asked for. Refuses what it does not know. */
export function readArgs(args: readonly string[]): { generator: Generator; args: Args } {
  const { values, positionals } = parsed(args);
  const [name = '', ...words] = positionals;
  const generator = Object.hasOwn(GENERATORS, name) ? GENERATORS[name] : undefined;
  if (!generator) return refuse(`Say what to add.\n${USAGE}`);
  return { generator, args: { ...values, words, member: values.member ?? false } };
}

function parsed(args: readonly string[]) {
  const options = {
    route: { type: 'string' },
    path: { type: 'string' },
    member: { type: 'boolean' },
    reads: { type: 'string' },
    writes: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
