import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { OUT, type Fates } from './sweep';

const WORDS = { lives: 'lives', unreached: 'no test comes here' } as const;

const LIVES = path.join(OUT, 'lives.txt');

/** Writes each mutant that lives so far to a file. */
export const writeLives = (fates: Fates): void => writeFileSync(LIVES, `${unnoticed(fates, ['lives']).join('\n')}\n`);

const unnoticed = (fates: Fates, which: readonly (keyof typeof WORDS)[]): string[] =>
  [...fates].flatMap(([{ file, line, edit, before, after }, { is }]) =>
    is !== 'noticed' && which.includes(is) ? [`\n${file}:${line} ${edit}, ${WORDS[is]}\n  - ${before}\n  + ${after}`] : [],
  );

/** Prints each mutant that no test noticed, and how many there are of each file. */
export function report(fates: Fates): void {
  console.log(`${unnoticed(fates, ['lives', 'unreached']).join('\n')}\n`);
  const entries = [...fates];
  for (const file of new Set(entries.map(([mutant]) => mutant.file))) {
    const of = entries.filter(([mutant]) => mutant.file === file);
    const noticed = of.filter(([, { is }]) => is === 'noticed').length;
    console.log(`${String(Math.floor((100 * noticed) / of.length)).padStart(4)} %  ${noticed} of ${of.length}  ${file}`);
  }
}
