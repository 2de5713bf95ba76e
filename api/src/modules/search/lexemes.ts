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

/** Lexemes of texts that many products share, by field and text. */
export type KnownTexts = Map<string, readonly string[]>;

/** All lexemes of a product, each once, in no order. `known` remembers what brands, categories, tags and notes are made of. */
export function lexemesOf(product: SearchableProduct, known: KnownTexts = new Map()): string[] {
  const found = new Set<string>();
  const add = (lexemes: Iterable<string>) => {
    for (const each of lexemes) if (each.length > 2) found.add(each);
  };
  const addShared = (texts: Iterable<string>, fields: TextFields) => {
    for (const text of texts) {
      const key = fields.word + text;
      const lexemes = known.get(key) ?? [...textLexemes(text, fields)];
      known.set(key, lexemes);
      add(lexemes);
    }
  };
  for (const text of Object.values(product.name)) add(textLexemes(text, NAME));
  add(pinyinLexemes(product.name.cn));
  addShared(Object.values(product.brandName), BRAND);
  addShared(
    product.categories.flatMap((name) => Object.values(name)),
    CATEGORY,
  );
  for (const text of product.keywords) add(textLexemes(text, KEYWORD));
  const notes = Object.values(product.notes ?? {}).flatMap((parts) => Object.values(parts).flat());
  addShared([...notes, ...product.tags.flatMap((name) => Object.values(name))], NOTE);
  for (const text of [product.summary, product.description].flatMap((texts) => Object.values(texts))) add(textLexemes(text, TEXT));
  return [...found];
}

/** Fields that a text is written into: its words always, the rest where it is named. */
interface TextFields {
  word: Field;
  inside?: Field;
  initials?: Field;
  whole?: Field;
  hasPinyin?: true;
}
const NAME: TextFields = { word: 'nameWord', inside: 'nameInside', initials: 'initials', whole: 'whole' };
const BRAND: TextFields = { word: 'brandWord', inside: 'brandInside', initials: 'initials', whole: 'whole', hasPinyin: true };
const CATEGORY: TextFields = { word: 'categoryWord', inside: 'categoryInside', initials: 'otherInitials' };
const KEYWORD: TextFields = { word: 'keywordWord', inside: 'keywordInside', initials: 'otherInitials', whole: 'keyword' };
const NOTE: TextFields = { word: 'noteWord', inside: 'noteInside' };
const TEXT: TextFields = { word: 'textWord' };

function* textLexemes(text: string, { word, inside, initials, whole, hasPinyin }: TextFields): Generator<string> {
  const words = wordsOf(text);
  for (const each of words) for (const part of split(each)) yield lexeme(word, wordKey(part));
  if (inside) for (const key of endingsOf(words)) yield lexeme(inside, key);
  if (initials) for (const key of initialsOf(words)) yield lexeme(initials, key);
  if (whole) yield lexeme(whole, wholeKey(words));
  if (hasPinyin) yield* pinyinLexemes(text);
}

function* pinyinLexemes(text: string): Generator<string> {
  for (const { syllables, initials } of pinyinEndings(text)) {
    yield lexeme('pinyin', `l${syllables}`);
    yield lexeme('pinyinInitials', `l${initials}`);
  }
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
