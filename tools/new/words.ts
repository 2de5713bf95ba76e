import { WORDS_TO_WRITE } from '../../shared/build/src/words-to-write';
import { refuse, type Change } from './plan';
import type { Workspace } from './workspace';

const LOCALES = ['ko', 'en', 'cn'] as const;

/** Gaps in each language of the shop, by key: the tests refuse them until somebody has written the words. Refuses a key that is there. */
export function wordsFor(workspace: Workspace, remote: string, gaps: Readonly<Record<string, string>>): Change[] {
  return LOCALES.map((locale) => {
    const file = `mfe-${remote}/locales/${locale}.json`;
    const texts = JSON.parse(workspace.read(file)) as Record<string, string>;
    for (const key of Object.keys(gaps)) if (key in texts) refuse(`${file} has a text ${key} already.`);
    const own = Object.fromEntries(Object.entries(gaps).map(([key, gap]) => [key, `${WORDS_TO_WRITE} ${gap}`]));
    return { file, text: `${JSON.stringify({ ...texts, ...own }, null, 2)}\n`, kind: 'locale' };
  });
}
