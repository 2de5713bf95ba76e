import type { Locale } from '@hyangro/contracts/locales';
import type { Text } from '../../platform/locale/text';
import { hangulKeys, initialKeys } from '../../platform/text/hangul';
import { hanziWords, pinyinOf } from '../../platform/text/pinyin';
import { wordsOf, type Script, type Word } from '../../platform/text/plain-text';

/**
 * Field that a lexeme stands in, its first letter. The index answers "this word in that field" without reading the
 * document, which ranks by fields (`levels.ts`). `Inside` fields hold the endings of a text, so that a word inside it
 * (크림 in 수분크림) is the beginning of a lexeme.
 */
export const FIELDS = {
  /** A name or brand as a whole. */
  whole: 'e',
  nameWord: 'n',
  nameInside: 'm',
  brandWord: 'b',
  brandInside: 'a',
  categoryWord: 'c',
  categoryInside: 'd',
  keyword: 'w',
  keywordWord: 'k',
  keywordInside: 'j',
  noteWord: 'o',
  noteInside: 'p',
  textWord: 't',
  /** Initial consonants of names and brands, and of the rest. */
  initials: 'i',
  otherInitials: 'u',
  pinyin: 'y',
  pinyinInitials: 'z',
} as const;
export type Field = keyof typeof FIELDS;

/** Second letter of a lexeme: keys of Korean letters must not be taken for Latin ones. */
const SCRIPTS: Readonly<Record<Script, string>> = { hangul: 'h', initials: 'h', hanzi: 'c', latin: 'l' };
/** Longest text of a lexeme that is looked for by its beginning; what is typed is cut alike. */
export const INSIDE_MAX = 24;

/** Search form of a word: its script, then its letters, Korean ones as keys. */
export const wordKey = ({ text, script }: Word): string =>
  SCRIPTS[script] + (script === 'hangul' || script === 'initials' ? hangulKeys(text) : text);
/** Search form of a text as a whole; spaces do not count (로즈 판톰, 로즈판톰). */
export const wholeKey = (words: readonly Word[]): string => runsOf(words).map(wordKey).join('');
export const lexeme = (field: Field, key: string): string => FIELDS[field] + key;

/** What is asked of a product to be found. */
export interface SearchableProduct {
  name: Text;
  brandName: Text;
  categories: readonly Text[];
  keywords: readonly string[];
  /** Skin types, concerns, scent families. */
  tags: readonly Text[];
  notes: Readonly<Record<Locale, Record<'top' | 'heart' | 'base', readonly string[]>>> | null;
  summary: Text;
  description: Text;
}

/** All lexemes of a product, each once, in no order. */
export function lexemesOf(product: SearchableProduct): string[] {
  const found = new Set<string>();
  const add = (field: Field, key: string) => found.add(lexeme(field, key));
  const addText = (text: string, word: Field, inside: Field, initials: Field) => {
    const words = wordsOf(text);
    for (const each of words.flatMap(split)) add(word, wordKey(each));
    for (const key of endingsOf(words)) add(inside, key);
    for (const key of initialsOf(words)) add(initials, key);
  };
  for (const text of Object.values(product.name)) addText(text, 'nameWord', 'nameInside', 'initials');
  for (const text of Object.values(product.brandName)) addText(text, 'brandWord', 'brandInside', 'initials');
  for (const text of [product.name, product.brandName].flatMap((texts) => Object.values(texts))) add('whole', wholeKey(wordsOf(text)));
  for (const text of [product.name.cn, product.brandName.cn]) {
    for (const { syllables, initials } of pinyinEndings(text)) {
      add('pinyin', `l${syllables}`);
      add('pinyinInitials', `l${initials}`);
    }
  }
  for (const text of product.categories.flatMap((name) => Object.values(name))) {
    addText(text, 'categoryWord', 'categoryInside', 'otherInitials');
  }
  for (const text of product.keywords) {
    addText(text, 'keywordWord', 'keywordInside', 'otherInitials');
    add('keyword', wholeKey(wordsOf(text)));
  }
  const notes = Object.values(product.notes ?? {}).flatMap((parts) => Object.values(parts).flat());
  for (const text of [...notes, ...product.tags.flatMap((name) => Object.values(name))]) {
    const words = wordsOf(text);
    for (const each of words.flatMap(split)) add('noteWord', wordKey(each));
    for (const key of endingsOf(words)) add('noteInside', key);
  }
  for (const text of [product.summary, product.description].flatMap((texts) => Object.values(texts))) {
    for (const each of wordsOf(text).flatMap(split)) add('textWord', wordKey(each));
  }
  return [...found].filter((each) => each.length > 2);
}

/** Chinese has no spaces: a run of characters is its words too. */
const split = (word: Word): Word[] => (word.script === 'hanzi' ? hanziWords(word.text).map((text) => ({ ...word, text })) : [word]);

interface Run extends Word {
  /** Where its words begin. */
  starts: number[];
}
/** Neighbours of one script as one. */
function runsOf(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  for (const { text, script } of words) {
    const last = runs.at(-1);
    if (last && SCRIPTS[last.script] === SCRIPTS[script]) {
      last.starts.push(last.text.length);
      last.text += text;
    } else runs.push({ text, script, starts: [0] });
  }
  return runs;
}

/** Endings of every run: from each syllable or character, in other scripts from each word. One character alone says nothing. */
function* endingsOf(words: readonly Word[]): Generator<string> {
  for (const { script, text, starts } of runsOf(words)) {
    const isInside = (at: number) => script !== 'latin' && !starts.includes(at + 1) && at + 1 < text.length;
    for (let at = 0; at < text.length; at += 1) {
      if (starts.includes(at) || isInside(at)) yield wordKey({ script, text: text.slice(at, at + INSIDE_MAX) }).slice(0, INSIDE_MAX + 1);
    }
  }
}

function* initialsOf(words: readonly Word[]): Generator<string> {
  for (const { script, text, starts } of runsOf(words)) {
    if (script === 'hangul') for (const at of starts) yield `h${initialKeys(text.slice(at, at + INSIDE_MAX))}`;
  }
}

function* pinyinEndings(text: string): Generator<{ syllables: string; initials: string }> {
  for (const { text: run, script } of runsOf(wordsOf(text))) {
    const syllables = script === 'hanzi' ? pinyinOf(run) : [];
    for (let at = 0; at < syllables.length; at += 1) {
      const rest = syllables.slice(at);
      const initials = rest.map(([first]) => first).join('');
      yield { syllables: rest.join('').slice(0, INSIDE_MAX), initials: initials.slice(0, INSIDE_MAX) };
    }
  }
}
