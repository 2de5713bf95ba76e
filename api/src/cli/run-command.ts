import { parseArgs } from 'node:util';
import { messageValues } from '@hyangro/contracts/errors/refusals';
import codes from '@hyangro/contracts/messages/codes.en.json';
import terms from '@hyangro/contracts/messages/terms.en.json';
import { Refusal, RefusalInWords } from '../platform/http/refusal';
import { errorText, isError, isOfDatabase } from '../platform/log/describe-error';
import type { Database } from '../platform/db/open-database';
import { UsageError, type Commands, type Terminal } from './command';

interface Surroundings {
  terminal: Terminal;
  /** Where errors and refusals are written. */
  complain(text: string): void;
  openDatabase(): Promise<Database>;
}
/** Exit codes: done; refused or failed; not understood. */
const DONE = 0;
const REFUSED = 1;
const NOT_UNDERSTOOD = 2;

/** Runs one command of the operator's command line; answers the exit code. */
export async function runCommand(commands: Commands, typed: readonly string[], at: Surroundings): Promise<number> {
  const isHelp = typed.includes('--help') || typed.includes('-h');
  const name = nameIn(commands, typed);
  const command = commands[name];
  if (!command || isHelp) {
    const isAnswer = isHelp || typed.length === 0;
    (isAnswer ? at.terminal.line : at.complain)(helpOf(commands, typed.find((word) => !word.startsWith('-')) ?? ''));
    return isAnswer ? DONE : NOT_UNDERSTOOD;
  }
  let database: Promise<Database> | undefined;
  try {
    const { words, flags } = read(typed.slice(name.split(' ').length), command.options);
    await command.run({ words, flags, terminal: at.terminal, database: () => (database ??= at.openDatabase()) });
    return DONE;
  } catch (error) {
    at.complain(error instanceof Refusal ? refusalText(error) : textOf(error));
    if (!(error instanceof UsageError)) return REFUSED;
    at.complain(lineOf(commands, name));
    return NOT_UNDERSTOOD;
  } finally {
    await database?.then(({ close }) => close()).catch(() => undefined);
  }
}

/** A command's own errors are for whoever typed it; the database's quote rows, which nobody has typed here. */
const textOf = (error: unknown): string => (isError(error) && !isOfDatabase(error) ? error.message : errorText(error));

/** What the shop refuses, in words for operators or those it has for everybody. */
function refusalText(refusal: Refusal): string {
  if (refusal instanceof RefusalInWords) return refusal.words;
  const { messageCode, args } = refusal;
  const texts: Readonly<Record<string, string>> = { ...codes, ...terms };
  const values = messageValues(messageCode, args);
  return (texts[messageCode] ?? messageCode).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A command's name is the first two words, or the first. */
const nameIn = (commands: Commands, typed: readonly string[]): string =>
  [typed.slice(0, 2).join(' '), typed[0] ?? ''].find((name) => Object.hasOwn(commands, name)) ?? '';

function read(args: readonly string[], options: Commands[string]['options']) {
  try {
    // A negative number is a word; the parser would take it for an option.
    const { positionals, values } = parseArgs({
      args: args.map((word) => (/^-\d/.test(word) ? ` ${word}` : word)),
      options: options ?? {},
      allowPositionals: true,
    });
    return { words: positionals.map((word) => word.trim()), flags: values as Readonly<Record<string, string | boolean | undefined>> };
  } catch (error) {
    throw new UsageError(isError(error) ? error.message : String(error));
  }
}

const lineOf = (commands: Commands, name: string): string => `  ${name} ${commands[name]?.usage ?? ''}`.replace(' : ', ': ');

/** All commands, or those of the group that `word` begins. */
function helpOf(commands: Commands, word: string): string {
  const names = Object.keys(commands);
  const group = names.filter((name) => name.split(' ')[0] === word);
  return `pnpm shop <command>
${(group.length ? group : names).map((name) => lineOf(commands, name)).join('\n')}

It works on the shop's database: the embedded one while the API is stopped, or DATABASE_URL at any time.
Exit codes: 0 done, 1 refused or failed, 2 not understood.`;
}
