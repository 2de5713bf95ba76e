/*
 * Letters that no text of the shop had when it was built, as those of a brand that an operator has entered since, come in blocks of 128
 * neighbouring code points. A page reckons the block of a letter: it needs no table of ranges.
 */

/** `158` of 가. */
export const blockOf = (letter: string): string => ((letter.codePointAt(0) ?? 0) >> 7).toString(16);

/** Below the private signs, Chinese letters and presentation forms left out: no text is written with them. */
const isText = (letter: string) => letter > '~' && !/[\p{Co}\p{Script=Han}\ufb00-\ufeff]/u.test(letter);

/** The letters of a font by their blocks. */
export function blocksOf(letters: readonly string[]): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  for (const letter of letters.filter(isText)) {
    const name = blockOf(letter);
    blocks.set(name, [...(blocks.get(name) ?? []), letter]);
  }
  return blocks;
}
