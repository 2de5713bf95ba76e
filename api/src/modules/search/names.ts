import type { Text } from '../../platform/locale/text';
import type { ListNames } from '../catalog/public';
import { hanziWords } from '../../platform/text/pinyin';
import type { Word } from '../../platform/text/plain-text';
import type { Understood } from './amounts';
import { wholeKey } from './lexemes';
import { phraseWords } from './phrase';
import words from './phrase-words.json';

/** Filters that a phrase may name by the shop's own names. */
export type NamedFilter = 'cateCds' | 'skinTypes' | 'concerns' | 'scentFamilies';
interface Named extends Understood<NamedFilter> {
  text: Text;
}
/** What the shop's names mean as filters, by their search form. */
export type NamedFilters = ReadonlyMap<string, Named>;
/** Words of the longest name. */
const NAME_WORDS_MAX = 4;
const fillers = new Set([...words.fillers, ...words.polite]);
const polite = new Set(words.polite);

/** Large categories, those below them that carry their name (여성 향수), skin types (also 민감성피부), concerns and scent families. */
export function namedFilters({ names, categories }: ListNames): NamedFilters {
  const found = new Map<string, Named>();
  const add = (text: Text, filter: Understood<NamedFilter>, written = Object.values(text)) => {
    for (const name of written) found.set(wholeKey(phraseWords(name)), { ...filter, text });
  };
  for (const name of ['scentFamilies', 'concerns', 'skinTypes'] as const) {
    for (const [value, text] of names[name]) {
      const ofSkin = words.skin.flatMap((skin) => Object.values(text).map((written) => `${written}${skin}`));
      add(text, { name, value }, [...Object.values(text), ...(name === 'skinTypes' ? ofSkin : [])]);
    }
  }
  const large = categories.filter(({ parentCateCd }) => parentCateCd === null);
  for (const { cateCd, parentCateCd, name } of categories) {
    const parent = large.find((category) => category.cateCd === parentCateCd)?.name;
    const written = Object.values(name).filter((text, at) => {
      const above = parent && Object.values(parent)[at];
      return parentCateCd === null || (above !== undefined && text !== above && text.includes(above));
    });
    add(name, { name: 'cateCds', value: cateCd }, written);
  }
  return found;
}

/** Takes names out of the words: what they mean, and the words that are left. The longest name wins. */
export function readNames(typed: readonly Word[], named: NamedFilters): { filters: (Named & { typed: string })[]; rest: Word[] } {
  const split = typed.flatMap((word) =>
    word.script === 'hanzi' && !named.has(wholeKey([word]))
      ? hanziWords(word.text).map((text): Word => ({ text, script: 'hanzi' }))
      : [word],
  );
  const filters: (Named & { typed: string })[] = [];
  const rest: Word[] = [];
  for (let at = 0; at < split.length;) {
    const length =
      [NAME_WORDS_MAX, 3, 2, 1].find((words) => at + words <= split.length && named.has(wholeKey(split.slice(at, at + words)))) ?? 0;
    const name = length > 0 ? named.get(wholeKey(split.slice(at, at + length))) : undefined;
    if (name) filters.push({ ...name, typed: textOf(split.slice(at, at + length)) });
    else rest.push(...split.slice(at, at + 1));
    at += Math.max(length, 1);
  }
  return { filters, rest: filters.length > 0 ? rest.filter(({ text }) => !fillers.has(text)) : [...typed] };
}

const textOf = (typed: readonly Word[]) => typed.map(({ text }) => text).join(' ');

/** A phrase without words that ask for nothing (추천), unless it has no others. */
export function withoutPolite(phrase: string): string {
  const typed = phrase.split(/\s+/);
  const asked = typed.filter((word) => !polite.has(word.toLowerCase()));
  return asked.length === 0 || asked.length === typed.length ? phrase : asked.join(' ');
}
