import { newCode } from '../../platform/code';
import type { RootDb, Db } from '../../platform/db/db';
import type { Actor } from '../../platform/http/operator';
import type { Text } from '../../platform/locale/text';
import { record } from '../operator/public';
import { textFacts } from './text-facts';
import { deleteQuestion, findCategories, insertQuestion, lockQuestion, updateQuestion, type FaqChange } from './faq.repository';

export interface NewFaq {
  category: string;
  isTop: boolean;
  question: Text;
  answer: Text;
}
/** Adds a question at the end of its category; answers its code. Throws for an unknown category. */
export const addFaq = (db: RootDb, faq: NewFaq, by: Actor, now: Date): Promise<string> =>
  db.transaction(async (tx) => {
    await assertCategory(tx, faq.category);
    const faqCd = newCode('FQ');
    if (!(await insertQuestion(tx, { ...faq, faqCd }))) throw new Error(`There is a question “${faqCd}” already.`);
    await record(tx, by, { action: 'faq.add', target: faqCd, after: factsOf(faq) }, now);
    return faqCd;
  });

/** What is given of each language takes the place of what was there. */
export interface FaqEdit extends Omit<FaqChange, 'question' | 'answer'> {
  question?: Partial<Text>;
  answer?: Partial<Text>;
}
/** Changes what is given of a question. Throws for an unknown code or category. */
export const changeFaq = (db: RootDb, faqCd: string, { question, answer, ...rest }: FaqEdit, by: Actor, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await known(tx, faqCd);
    if (rest.category !== undefined) await assertCategory(tx, rest.category);
    const after: FaqChange = {
      ...rest,
      ...(question && { question: { ...before.question, ...question } }),
      ...(answer && { answer: { ...before.answer, ...answer } }),
    };
    await updateQuestion(tx, faqCd, after);
    const changed = Object.keys(after) as (keyof FaqChange)[];
    const was: FaqChange = Object.fromEntries(changed.map((name) => [name, before[name]]));
    await record(tx, by, { action: 'faq.change', target: faqCd, before: factsOf(was), after: factsOf(after) }, now);
  });

/** Takes a question away; the record keeps its words. Throws for an unknown code. */
export const removeFaq = (db: RootDb, faqCd: string, by: Actor, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { category, question, answer } = await known(tx, faqCd);
    await deleteQuestion(tx, faqCd);
    await record(tx, by, { action: 'faq.remove', target: faqCd, before: factsOf({ category, question, answer }) }, now);
  });

const factsOf = ({ question, answer, ...rest }: FaqChange) => ({
  ...rest,
  ...textFacts('question', question),
  ...textFacts('answer', answer),
});

async function known(tx: Db, faqCd: string) {
  const row = await lockQuestion(tx, faqCd);
  if (!row) throw new Error(`There is no question “${faqCd}”.`);
  return row;
}

async function assertCategory(tx: Db, category: string): Promise<void> {
  const categories = (await findCategories(tx)).map((each) => each.category);
  if (!categories.includes(category)) throw new Error(`There is no category “${category}”: ${categories.join(', ')}.`);
}
