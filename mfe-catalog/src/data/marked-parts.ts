export interface Part {
  text: string;
  isMatch: boolean;
}

/** A letter as it is compared: lower case, without accents. One letter stays one letter, so that places stay the same. */
const plain = (letter: string): string =>
  /[\u00c0-\u024f\u1e00-\u1eff]/.test(letter) ? (letter.normalize('NFD')[0] ?? letter).toLowerCase() : letter.toLowerCase();
const plainText = (text: string): string => [...text].map(plain).join('');

/** A text in parts: those that are words of a search are matches, whatever their case and accents. */
export function markedParts(text: string, keyword: string): Part[] {
  const letters = [...text];
  const places = letters.map(() => false);
  const whole = plainText(text);
  for (const word of plainText(keyword).split(/\s+/)) {
    const { length } = [...word];
    for (let at = length > 0 ? whole.indexOf(word) : -1; at >= 0; at = whole.indexOf(word, at + word.length)) {
      const from = [...whole.slice(0, at)].length;
      places.fill(true, from, from + length);
    }
  }
  const parts: Part[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    if (last && last.isMatch === places[at]) last.text += letter;
    else parts.push({ text: letter, isMatch: Boolean(places[at]) });
  });
  return parts;
}
