import { isNativeError } from 'node:util/types';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';

/** What may be told of an error: where it happened and of what kind it is, never with which values. */
export interface ErrorRecord {
  type: string;
  message: string;
  /** Of the database (SQLSTATE), of the operating system or of a library. */
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  /** The statement with `$1`, `$2` … in the place of its values. */
  statement?: string;
  /** Where it was thrown, without the message that a stack begins with. */
  stack?: string;
  cause?: ErrorRecord;
}

const STATEMENT_MAX = 500;
const CAUSES_MAX = 4;

/** An error as it may be logged. The database's own words are left out whole: they quote values and rows. */
export function describeError(error: unknown, depth = 0): ErrorRecord {
  if (!isError(error)) return { type: typeof error, message: typeof error === 'string' ? masked(error) : 'no error object' };
  const { code } = error as { code?: unknown };
  const stack = framesOf(error);
  return {
    type: error.name,
    message: messageOf(error),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(error instanceof DatabaseError && definedOf({ constraint: error.constraint, table: error.table, column: error.column })),
    ...(error instanceof DrizzleQueryError && { statement: statementOf(error) }),
    ...(stack && { stack }),
    ...(error.cause !== undefined && depth < CAUSES_MAX && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Also of an error that another realm threw (a worker, a test's sandbox): `instanceof` knows only its own. */
export const isError = (value: unknown): value is Error => value instanceof Error || isNativeError(value);

/** Whether an error has the database's own words, or the values of a statement. */
export const isOfDatabase = (error: unknown): boolean => error instanceof DrizzleQueryError || error instanceof DatabaseError;

/** The same in one line, for a terminal and for a column of a table. */
export function errorText(error: unknown): string {
  const { message, code, constraint, table, column, statement, cause } = describeError(error);
  const where = Object.entries({ constraint, table, column }).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  const known = code && !message.includes(code) ? ` (${code})` : '';
  const own = [message + known, ...where].join(', ');
  return [own, ...(error instanceof DrizzleQueryError && cause ? [errorText(error.cause)] : []), ...(statement ? [statement] : [])].join(
    ': ',
  );
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'a statement failed';
  if (error instanceof DatabaseError) return `PostgreSQL ${error.code ?? error.routine ?? 'error'}`;
  // It quotes the text that could not be read.
  if (error instanceof SyntaxError) return 'a text could not be read';
  return masked(error.message);
}

const statementOf = ({ query }: DrizzleQueryError): string => {
  const line = query.replace(/\s+/g, ' ');
  return line.length > STATEMENT_MAX ? `${line.slice(0, STATEMENT_MAX)} …` : line;
};

/** Without its head: that is the message, and it may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length).trim();
}

const MAIL_ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;
/** Codes, phone numbers and cards: six digits and more, also in groups. */
const LONG_NUMBER = /\d(?:[ -]?\d){5,}/g;

/** Other libraries' messages may quote what they were given: mail addresses and long numbers are taken out. */
export const masked = (text: string): string => text.replace(MAIL_ADDRESS, '<address>').replace(LONG_NUMBER, '<number>');

const definedOf = (record: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
