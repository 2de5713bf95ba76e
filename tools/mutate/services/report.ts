import type { Mutant } from './instrument';
import type { Fate, Fates } from './sweep';

const WORDS = { lives: 'lives', unreached: 'no test comes here' } as const;

/** Prints each mutant that no test noticed, and how many there are of each file; answers how many live. */
export function report(fates: Fates): number {
  const entries = [...fates];
  const unnoticed = entries.filter((entry): entry is [Mutant, Exclude<Fate, { is: 'noticed' }>] => entry[1].is !== 'noticed');
  for (const [{ file, line, edit, before, after }, { is }] of unnoticed)
    console.log(`\n${file}:${line} ${edit}, ${WORDS[is]}\n  - ${before}\n  + ${after}`);
  console.log('');
  for (const file of new Set(entries.map(([mutant]) => mutant.file))) {
    const of = entries.filter(([mutant]) => mutant.file === file);
    const noticed = of.filter(([, { is }]) => is === 'noticed').length;
    console.log(`${String(Math.floor((100 * noticed) / of.length)).padStart(4)} %  ${noticed} of ${of.length}  ${file}`);
  }
  return unnoticed.length;
}
