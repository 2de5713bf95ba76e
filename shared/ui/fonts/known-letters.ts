import type { Letters } from './letters';

/** What a page of a language is told of its fonts, as a file of its own: it looks for letters that they lack. */
export interface KnownLetters {
  /** In the files of text, beyond ASCII. */
  text: string;
  /** Those of them that the heading files lack: a heading with one is drawn in the face of text as a whole. */
  noHeading: string;
  /** Names of the blocks that can be asked for, and the end of their files' names. */
  blocks: string[];
  blockEnd: string;
}

type FontFile = keyof Letters;
const FILES: Record<'ko' | 'en', { text: FontFile[]; heading: FontFile[] }> = {
  ko: { text: ['pretendard-ko', 'pretendard-more'], heading: ['hahmlet-ko', 'hahmlet-more'] },
  en: { text: ['pretendard-latin'], heading: ['hahmlet-latin'] },
};

/** @param drawn letters that a file has indeed: a font does not draw all that it is asked for */
export function knownLetters(
  locale: 'ko' | 'en',
  drawn: (file: FontFile) => readonly string[],
  { blocks, blockEnd }: Pick<KnownLetters, 'blocks' | 'blockEnd'>,
): KnownLetters {
  const { text, heading } = FILES[locale];
  const isBeyondAscii = (letter: string) => letter > '~';
  const texts = text.flatMap(drawn).filter(isBeyondAscii);
  const headings = new Set(heading.flatMap(drawn));
  return { text: texts.sort().join(''), noHeading: texts.filter((letter) => !headings.has(letter)).join(''), blocks, blockEnd };
}
