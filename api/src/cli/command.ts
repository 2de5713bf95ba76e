import type { ParseArgsConfig } from 'node:util';
import type { Database } from '../platform/db/open-database';

/** Where a command writes. */
export interface Terminal {
  line(text: string): void;
  table(rows: readonly object[]): void;
  /** Replaces the last line where the terminal can do that; does nothing elsewhere. */
  progress(text: string): void;
}

/** What a command is given. */
export interface CommandCall {
  /** What was typed after the command's name. */
  words: readonly string[];
  /** Options by name, as the command declares them. */
  flags: Readonly<Record<string, string | boolean | undefined>>;
  terminal: Terminal;
  /** Opens the shop's database at the first call; it is closed when the command has ended. */
  database(): Promise<Database>;
}

/** One command of `pnpm shop`. It throws an `Error` whose message an operator understands. */
export interface Command {
  /** Its words and options as they are typed, then a colon and what it does. */
  usage: string;
  options?: ParseArgsConfig['options'];
  run(call: CommandCall): Promise<void>;
}
/** Commands by name; a name may have two words, `product stock`. */
export type Commands = Readonly<Record<string, Command>>;

/** What was typed is not what the command takes: its usage is printed with it. */
export class UsageError extends Error {}
