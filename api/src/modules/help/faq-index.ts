import { findableOf, hasWord, soundsLike, type Findable } from '../../platform/text/findable';
import { hanziWords, pinyinOf } from '../../platform/text/pinyin';
import { wordsOf, type Word } from '../../platform/text/plain-text';
import type { Text } from '../../platform/locale/text';
import { wholeKey, type Part, type WordIndex } from '../search/public';
import type { FaqRow } from './faq.repository';

/** Where a word was found: the lower, the better. */
const IN_QUESTION = 0;
const IN_CATEGORY = 1;
const BY_SOUND = 2;
const IN_ANSWER = 3;
/** What a synonym counts more than what was typed. */
const WEAKER = 1;

interface Entry {
  faqCd: string;
  questions: readonly Findable[];
  categories: readonly Findable[];
  answers: readonly Findable[];
}
/** Answers of an index of products, of questions: `best` gives codes of questions, best first. */
export type FaqIndex = WordIndex;

/**
 * The questions of the shop in memory, by their words in all three languages: some hundred at most. It answers what corrections ask of
 * an index, so typing errors, keyboard layouts and words too many are treated as in the search for goods.
 */
export function faqIndexOf(rows: readonly FaqRow[]): FaqIndex {
  const entries = rows.map((row): Entry => ({ faqCd: row.faqCd, ...findables(row) }));
  const terms = [...termsOf(rows)].map(([term, faqs]) => ({ term, key: wholeKey(wordsOf(term)), productCount: faqs.size }));
  const spoken = terms
    .filter(({ term }) => /^\p{Script=Han}+$/u.test(term))
    .map((term) => ({ ...term, pinyin: pinyinOf(term.term).join('') }));
  return {
    async best(parts, most) {
      const found = entries.flatMap((entry) => {
        const score = scoreOf(entry, parts);
        return score === null ? [] : [{ faqCd: entry.faqCd, score }];
      });
      // Rows come in the order of the page, which decides among equals.
      return found
        .sort((a, b) => a.score - b.score)
        .slice(0, most)
        .map(({ faqCd }) => faqCd);
    },
    termsNear: async () => terms,
    termsSounding: async (pinyin) => spoken.filter((term) => term.pinyin === pinyin),
  };
}

const findables = ({ question, answer, categoryName }: FaqRow) => ({
  questions: inAll(question),
  categories: inAll(categoryName),
  answers: inAll(answer),
});
const inAll = (text: Text): Findable[] => Object.values(text).map(findableOf);

/** Sum over the parts of a phrase, all of which must be found. */
function scoreOf(entry: Entry, parts: readonly Part[]): number | null {
  let sum = 0;
  for (const alternatives of parts) {
    const scores = alternatives.flatMap(({ words, isWeaker }) => {
      const each = words.map((word) => placeOf(entry, word));
      return each.includes(null) ? [] : [Math.max(...each.map((place) => place ?? 0)) + (isWeaker ? WEAKER : 0)];
    });
    if (scores.length === 0) return null;
    sum += Math.min(...scores);
  }
  return sum;
}

function placeOf({ questions, categories, answers }: Entry, word: Word): number | null {
  if (questions.some((text) => hasWord(text, word))) return IN_QUESTION;
  if (categories.some((text) => hasWord(text, word))) return IN_CATEGORY;
  if ([...questions, ...categories].some((text) => soundsLike(text, word))) return BY_SOUND;
  return answers.some((text) => hasWord(text, word)) ? IN_ANSWER : null;
}

/** Words that typing errors may be meant for, with the questions that have them. Korean words without their endings too: 배송 of 배송은. */
function termsOf(rows: readonly FaqRow[]): Map<string, Set<string>> {
  const terms = new Map<string, Set<string>>();
  for (const { faqCd, question, answer, categoryName } of rows)
    for (const text of [question, answer, categoryName].flatMap((texts) => Object.values(texts)))
      for (const word of wordsOf(text)) for (const term of formsOf(word)) terms.set(term, (terms.get(term) ?? new Set()).add(faqCd));
  return terms;
}

function formsOf({ text, script }: Word): string[] {
  if (script === 'hanzi') return hanziWords(text).filter((word) => word.length > 1);
  if (script !== 'hangul') return text.length > 1 ? [text] : [];
  return Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(0, at + 2));
}
