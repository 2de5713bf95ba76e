import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import type { Text } from '../../platform/locale/text';
import { faqCategoryTable as category, faqTable as faq } from './faq.tables';

/** Every question with its category, those that most people ask first, then as the categories stand. */
export const findQuestions = (db: Db) =>
  db
    .select({
      faqCd: faq.faqCd,
      category: faq.category,
      categoryName: category.name,
      isTop: faq.isTop,
      question: faq.question,
      answer: faq.answer,
    })
    .from(faq)
    .innerJoin(category, eq(category.category, faq.category))
    .orderBy(desc(faq.isTop), asc(category.sort), asc(faq.sort), asc(faq.faqCd));
export type FaqRow = Awaited<ReturnType<typeof findQuestions>>[number];

export const findCategories = (db: Db) => db.select().from(category).orderBy(asc(category.sort), asc(category.category));

const columns = { faqCd: faq.faqCd, category: faq.category, isTop: faq.isTop, question: faq.question, answer: faq.answer };
export async function findQuestion(db: Db, faqCd: string) {
  const [row] = await db.select(columns).from(faq).where(eq(faq.faqCd, faqCd));
  return row;
}
/** One question for a change; undefined when there is none. The row is locked until the transaction ends. */
export async function lockQuestion(db: Db, faqCd: string) {
  const [row] = await db.select(columns).from(faq).where(eq(faq.faqCd, faqCd)).for('update');
  return row;
}

/** A new question stands last in its category. False when the code is taken. */
export async function insertQuestion(db: Db, row: Omit<typeof faq.$inferInsert, 'sort'>): Promise<boolean> {
  const sort = sql<number>`(select coalesce(max(f.sort), 0) + 1 from faq f where f.category = ${row.category})`;
  const written = await db
    .insert(faq)
    .values({ ...row, sort })
    .onConflictDoNothing()
    .returning({ faqCd: faq.faqCd });
  return written.length > 0;
}

export interface FaqChange {
  category?: string;
  isTop?: boolean;
  question?: Text;
  answer?: Text;
}
export async function updateQuestion(db: Db, faqCd: string, change: FaqChange): Promise<void> {
  await db.update(faq).set(change).where(eq(faq.faqCd, faqCd));
}

export async function deleteQuestion(db: Db, faqCd: string): Promise<void> {
  await db.delete(faq).where(eq(faq.faqCd, faqCd));
}
