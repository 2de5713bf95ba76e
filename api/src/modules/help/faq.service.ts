import type { FaqList } from '@hyangro/contracts/help/faq.contract';
import type { Db } from '../../platform/db/db';
import { kept, readLooking } from '../../platform/db/kept';
import type { CallContext } from '../../platform/http/call';
import { textIn } from '../../platform/locale/text';
import { highlight } from '../../platform/text/highlight';
import { correct, knownWords, partsOf, phraseWords, synonymsOf } from '../search/public';
import { faqIndexOf, type FaqIndex } from './faq-index';
import { findCategories, findQuestions, type FaqRow } from './faq.repository';

interface Kept {
  rows: readonly FaqRow[];
  categories: Awaited<ReturnType<typeof findCategories>>;
  index: FaqIndex;
}
const keptQuestions = kept<Kept>();

interface Asked {
  keyword?: string | undefined;
  category?: string | undefined;
}

/** Questions and answers in the caller's language, by category and words (R-PUB-01). What finds nothing is put right as in the search for goods. */
export const listFaqs = (db: Db, asked: Asked, { locale, now }: Pick<CallContext, 'locale' | 'now'>): Promise<FaqList> =>
  readLooking(db, async () => {
    const { rows, categories, index } = await keptQuestions(db, '', now, async () => {
      const found = await findQuestions(db);
      return { rows: found, categories: await findCategories(db), index: faqIndexOf(found) };
    });
    const search = asked.keyword === undefined ? null : await searchFor(db, index, asked.keyword, now);
    const found = search === null ? rows : search.codes.flatMap((code) => rows.find(({ faqCd }) => faqCd === code) ?? []);
    const category = categories.find((each) => each.category === asked.category)?.category ?? null;
    return {
      categories: categories.map((each) => ({
        category: each.category,
        name: textIn(each.name, locale),
        count: found.filter((row) => row.category === each.category).length,
      })),
      category,
      items: found
        .filter((row) => category === null || row.category === category)
        .map((row) => {
          const question = textIn(row.question, locale);
          return {
            faqCd: row.faqCd,
            category: row.category,
            question,
            answer: textIn(row.answer, locale),
            parts: search === null ? [{ text: question, isMatch: false }] : highlight(question, search.keyword),
          };
        }),
      keyword: search?.keyword ?? null,
      correctedFrom: search !== null && search.keyword !== asked.keyword ? (asked.keyword ?? null) : null,
    };
  });

/** The questions that a phrase finds: as it was typed, else as it was most likely meant, else by the words of it that are known. */
async function searchFor(db: Db, index: FaqIndex, phrase: string, now: Date): Promise<{ codes: string[]; keyword: string }> {
  const synonyms = await synonymsOf(db, now);
  const find = async (keyword: string) => {
    const words = phraseWords(keyword);
    return words.length === 0 ? [] : index.best(partsOf(words, synonyms), Infinity);
  };
  const codes = await find(phrase);
  const meant = codes.length > 0 ? null : ((await correct(index, phrase, synonyms)) ?? (await knownWords(index, phrase, synonyms)));
  return meant === null ? { codes, keyword: phrase } : { codes: await find(meant), keyword: meant };
}
