import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shopPictures } from '../modules/demo/public';
import { checkFile, errorsIn, problemText, type CheckedFile, type Problem } from '../modules/layout/public';
import type { Database } from '../platform/db/open-database';
import type { CommandCall } from './command';
import { shopDeps } from './shop-deps';
import { needWords } from './words';

/** Problems that are printed; a file may have one in every line. */
const PROBLEMS_SHOWN = 200;

/** The file that a call names, read and held against the shop. */
export async function checkedFile({ words, database }: CommandCall): Promise<CheckedFile & Pick<Database, 'db'>> {
  const [name = ''] = needWords(words, 1);
  const text = await readFile(path.resolve(name), 'utf8').catch((cause: unknown) => {
    throw new Error(`“${name}” cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
  });
  const { db, storage } = await shopDeps(await database());
  return { ...(await checkFile(db, text, { findPicture: await shopPictures(storage), now: new Date() })), db };
}

export function tellWarnings({ terminal }: Pick<CommandCall, 'terminal'>, problems: readonly Problem[]): void {
  for (const problem of problems) if (problem.level === 'warning') terminal.line(problemText(problem));
}

/** Throws with every error in its place. */
export function assertNoErrors(problems: readonly Problem[]): void {
  const errors = errorsIn(problems);
  if (errors.length === 0) return;
  const rest = errors.length - PROBLEMS_SHOWN;
  const shown = errors.slice(0, PROBLEMS_SHOWN).map(problemText);
  throw new Error([...shown, ...(rest > 0 ? [`… and ${rest} more`] : []), `${errors.length} to correct; nothing was written.`].join('\n'));
}
