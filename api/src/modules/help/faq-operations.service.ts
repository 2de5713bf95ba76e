import { isDeepStrictEqual } from 'node:util';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { OperatorFaq } from '@hyangro/contracts/operator/faq.contract';
import type { Db, RootDb } from '../../platform/db/db';
import type { OperatorContext } from '../../platform/http/call';
import type { Refuse } from '../../platform/http/refusal';
import type { Text } from '../../platform/locale/text';
import { record, textFacts } from '../operator/public';
import {
  deleteQuestion,
  findCategories,
  findQuestion,
  findQuestions,
  insertQuestion,
  lockQuestion,
  updateQuestion,
  type FaqChange,
} from './faq.repository';

type Call<R extends RefusalName> = Pick<OperatorContext<R>, 'by' | 'now' | 'refuse'>;

/** Every question in all languages, as the page has them, and the categories. */
export async function listQuestions(db: Db) {
  const categories = await findCategories(db);
  return {
    categories: categories.map(({ category, name }) => ({ category, name })),
    items: (await findQuestions(db)).map(({ categoryName: _name, ...question }) => question),
  };
}

export interface NewFaq {
  category: string;
  isTop: boolean;
  question: Text;
  answer: Text;
}
/** A new question at the end of its category. The same under a code that has it changes nothing; another one is FAQ_CODE_TAKEN. */
export const addFaq = (
  db: RootDb,
  faqCd: string,
  faq: NewFaq,
  { by, now, refuse }: Call<'FAQ_CODE_TAKEN' | 'VALIDATION_FAILED'>,
): Promise<OperatorFaq> =>
  db.transaction(async (tx) => {
    await checkCategory(tx, faq.category, refuse);
    if (await insertQuestion(tx, { ...faq, faqCd })) await record(tx, by, { action: 'faq.add', target: faqCd, after: factsOf(faq) }, now);
    const row = await findQuestion(tx, faqCd);
    return row && isDeepStrictEqual({ ...row, ...faq }, row) ? row : refuse('FAQ_CODE_TAKEN');
  });

/** What is given of each language takes the place of what was there. */
export interface FaqEdit extends Omit<FaqChange, 'question' | 'answer'> {
  question?: Partial<Text>;
  answer?: Partial<Text>;
}
/** Changes what is given of a question. */
export const changeFaq = (
  db: RootDb,
  faqCd: string,
  { question, answer, ...rest }: FaqEdit,
  { by, now, refuse }: Call<'FAQ_NOT_FOUND' | 'VALIDATION_FAILED'>,
): Promise<OperatorFaq> =>
  db.transaction(async (tx) => {
    const before = (await lockQuestion(tx, faqCd)) ?? refuse('FAQ_NOT_FOUND');
    if (rest.category !== undefined) await checkCategory(tx, rest.category, refuse);
    const after: FaqChange = {
      ...rest,
      ...(question && { question: { ...before.question, ...question } }),
      ...(answer && { answer: { ...before.answer, ...answer } }),
    };
    await updateQuestion(tx, faqCd, after);
    const changed = Object.keys(after) as (keyof FaqChange)[];
    const was: FaqChange = Object.fromEntries(changed.map((name) => [name, before[name]]));
    await record(tx, by, { action: 'faq.change', target: faqCd, before: factsOf(was), after: factsOf(after) }, now);
    return { ...before, ...after };
  });

/** Takes a question away; the record keeps its words. */
export const removeFaq = (db: RootDb, faqCd: string, { by, now, refuse }: Call<'FAQ_NOT_FOUND'>): Promise<void> =>
  db.transaction(async (tx) => {
    const { category, question, answer } = (await lockQuestion(tx, faqCd)) ?? refuse('FAQ_NOT_FOUND');
    await deleteQuestion(tx, faqCd);
    await record(tx, by, { action: 'faq.remove', target: faqCd, before: factsOf({ category, question, answer }) }, now);
  });

const factsOf = ({ question, answer, ...rest }: FaqChange) => ({
  ...rest,
  ...textFacts('question', question),
  ...textFacts('answer', answer),
});

async function checkCategory(tx: Db, category: string, refuse: Refuse<'VALIDATION_FAILED'>): Promise<void> {
  const isKnown = (await findCategories(tx)).some((each) => each.category === category);
  if (!isKnown) refuse('VALIDATION_FAILED', { field: 'category', code: 'validation.v0021' });
}
