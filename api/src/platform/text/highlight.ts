import { initialKeys, keysOf } from './hangul';
import { pinyinOf } from './pinyin';
import { plainText, wordsOf } from './plain-text';

export interface TextPart {
  text: string;
  isMatch: boolean;
}
/** One way to type a text: its letters, and for each the character that it belongs to. */
interface Form {
  letters: string;
  at: number[];
}

/** A text in parts, those marked that match what was typed: by letters, by Korean initial consonants or by pinyin. */
export function highlight(text: string, typed: string): TextPart[] {
  const characters = [...text];
  const isMatch = characters.map(() => false);
  const forms = formsOf(characters);
  const typedWords = wordsOf(typed);
  const whole = typedWords.map(({ text: word }) => typedKeys(word)).join('');
  if (!mark(forms, whole, isMatch)) for (const { text: word } of typedWords) mark(forms, typedKeys(word), isMatch);
  return partsOf(characters, isMatch);
}

const typedKeys = (word: string) => [...word].map(keysOf).join('');

function formsOf(characters: readonly string[]): Form[] {
  const pinyin = pinyinByCharacter(characters);
  return [
    formBy(characters, (character) => [...plainText(character)].filter(isLetter).map(keysOf).join('')),
    formBy(characters, (character) => (/[\uac00-\ud7a3]/.test(character) ? initialKeys(character) : '')),
    formBy(characters, (_, at) => pinyin[at] ?? ''),
    formBy(characters, (_, at) => pinyin[at]?.[0] ?? ''),
  ];
}

const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);

function formBy(characters: readonly string[], keys: (character: string, at: number) => string): Form {
  const form: Form = { letters: '', at: [] };
  characters.forEach((character, at) => {
    const typed = keys(character, at);
    form.letters += typed;
    for (let left = typed.length; left > 0; left -= 1) form.at.push(at);
  });
  return form;
}

function pinyinByCharacter(characters: readonly string[]): (string | undefined)[] {
  const places = characters.flatMap((character, at) => (/\p{Script=Han}/u.test(character) ? [at] : []));
  const syllables = places.length ? pinyinOf(places.map((at) => characters[at]).join('')) : [];
  const byCharacter: (string | undefined)[] = [];
  places.forEach((place, at) => (byCharacter[place] = syllables[at]));
  return byCharacter;
}

/** Marks what a form has of the letters, from the beginning of a character on. */
function mark(forms: readonly Form[], letters: string, isMatch: boolean[]): boolean {
  if (letters === '') return false;
  for (const { letters: all, at } of forms) {
    let found = false;
    for (let from = all.indexOf(letters); from >= 0; from = all.indexOf(letters, from + 1)) {
      if (from > 0 && at[from] === at[from - 1]) continue;
      found = true;
      for (let letter = from; letter < from + letters.length; letter += 1) isMatch[at[letter] ?? 0] = true;
    }
    if (found) return true;
  }
  return false;
}

function partsOf(characters: readonly string[], isMatch: readonly boolean[]): TextPart[] {
  const parts: TextPart[] = [];
  characters.forEach((character, at) => {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[at]) last.text += character;
    else parts.push({ text: character, isMatch: isMatch[at] ?? false });
  });
  return parts;
}
