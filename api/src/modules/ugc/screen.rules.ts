/** Why a text waits for a look before others read it, and what was found. */
export interface Found {
  cause: 'WORDS' | 'LINK';
  found: string;
}

/** Addresses, with and without their scheme. Endings are those that people write; `1.5oz` and `ver.2` are none. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s]+|\b[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|net|org|kr|cn|jp|io|me|shop|store|xyz|link|ru|info|biz|ly|gg)\b(?:\/[^\s]*)?/i;
/** Nothing of such a word means anything in a pattern. */
const LATIN = /^[a-z0-9]+$/;
/** Marks that are put between letters so that a word is not found. Spaces stay: 다시 발라요 says nothing bad. */
const MARKS = /[.\-_*~^'"!|,·・/\\+]/g;

/** How a word is kept and compared: without capitals and marks. */
export const comparable = (text: string): string => text.normalize('NFKC').toLowerCase().replace(MARKS, '').trim();

/**
 * What in a text has to be looked at: a banned word, else a link; null for neither. Latin words are found whole, with their usual endings (`this hit`
 * has none of them); of Korean and Chinese, which join words, anywhere.
 */
export function findHeld(text: string, bannedWords: readonly string[]): Found | null {
  const said = comparable(text);
  const isSaid = (word: string) =>
    LATIN.test(word) ? new RegExp(`(?<![a-z0-9])${word}(?:s|ed|er|ing|y|ty|ting)?(?![a-z0-9])`).test(said) : said.includes(word);
  const word = bannedWords.find(isSaid);
  if (word !== undefined) return { cause: 'WORDS', found: word };
  const link = LINK.exec(text.normalize('NFKC'))?.[0];
  return link === undefined ? null : { cause: 'LINK', found: link.slice(0, 200) };
}
