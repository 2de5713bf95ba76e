/**
 * Two-letter pieces of every word, lower case. A GIN index over them finds Korean words of two letters, which trigrams
 * cannot (크림, 토너); a word of one letter is its own piece.
 */
export function bigramsOf(text: string): string[] {
  const pieces = new Set<string>();
  for (const word of text.toLowerCase().split(/\s+/)) {
    const letters = [...word];
    if (letters.length === 1) pieces.add(word);
    for (let at = 0; at + 1 < letters.length; at += 1) pieces.add(`${letters[at]}${letters[at + 1]}`);
  }
  return [...pieces];
}
