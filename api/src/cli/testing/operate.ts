import type { TestApp } from '../../platform/testing/test-app';
import type { Terminal } from '../command';
import { commands } from '../commands';
import { runCommand } from '../run-command';

export interface Operated {
  code: number;
  said: string;
  complaints: string;
}

/** Runs a command of the operator on a test's shop, as if it had been typed: words with spaces in quotes. */
export async function operate(shop: TestApp, line: string, progress: Terminal['progress'] = () => undefined): Promise<Operated> {
  const said: string[] = [];
  const complaints: string[] = [];
  const typed = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"|"$/g, ''));
  const code = await runCommand(commands, typed, {
    terminal: { line: (text) => said.push(text), table: (rows) => said.push(JSON.stringify(rows)), progress },
    complain: (text) => complaints.push(text),
    openDatabase: async () => ({ ...shop.database, close: async () => undefined }),
  });
  return { code, said: said.join('\n'), complaints: complaints.join('\n') };
}
