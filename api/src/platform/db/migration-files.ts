import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** One file of the migrations folder, in the order of its journal. */
export interface Migration {
  /** File name, such as `0001_cleaning_indexes.sql`. */
  file: string;
  statements: readonly MigrationStatement[];
  /** SHA-256 of the file, as drizzle writes it into a database; line ends count as LF. */
  hash: string;
  /** When it was generated, in milliseconds. */
  createdAt: number;
}
export interface MigrationStatement {
  sql: string;
  /** Where it begins in its file, counted from 1. */
  line: number;
}

const SEPARATOR = '--> statement-breakpoint';
const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** Every migration of a folder that `drizzle-kit generate` writes. Throws when the journal names a file that is not there. */
export function readMigrations(folder: string): Migration[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')));
  return entries.map(({ tag, when }) => {
    const file = `${tag}.sql`;
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return { file, statements: statementsOf(text), hash: createHash('sha256').update(text).digest('hex'), createdAt: when };
  });
}

function statementsOf(text: string): MigrationStatement[] {
  let line = 1;
  return text.split(SEPARATOR).flatMap((part) => {
    const start = line + linesIn(part.slice(0, part.search(/\S|$/)));
    line += linesIn(part);
    const sql = part.trim();
    return sql ? [{ sql, line: start }] : [];
  });
}
const linesIn = (text: string) => text.split('\n').length - 1;
