import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { searchableProducts } from '../catalog/public';
import { searchDocumentTable } from './search.tables';
import type { TermRow } from './terms';

export interface SearchDocument {
  productCd: string;
  productNo: number;
  lexemes: readonly string[];
  popularity: number;
  inStock: boolean;
}

/**
 * Takes marks of old documents, at most `most`. Who changes such a product meanwhile waits, and marks it again.
 * `any(array(…))` is read once: with `in (…)` a plan may read it anew for every mark, which took minutes for 200,000.
 */
export async function takeStale(db: Db, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ product_cd: string }>(sql`
    delete from search_stale where product_cd = any(array(
      select product_cd from search_stale order by product_cd limit ${most} for update skip locked))
    returning product_cd`);
  return rows.map(({ product_cd }) => product_cd).sort();
}

/** Products on sale of these codes, with what they are found by. */
export const findSearchable = (db: Db, codes: readonly string[]) =>
  db
    .select()
    .from(searchableProducts)
    .where(inArray(searchableProducts.productCd, [...codes]))
    .orderBy(searchableProducts.productCd);

/** Writes documents of products, in place of their old ones. */
export async function writeDocuments(db: Db, documents: readonly SearchDocument[]): Promise<void> {
  const column = <T>(values: readonly T[]) => sql.param(values);
  await db.execute(sql`
    insert into search_document (product_cd, product_no, lexemes, popularity, in_stock)
    select product_cd, product_no, array_to_tsvector(string_to_array(lexemes, ' ')), popularity, in_stock from unnest(
      ${column(documents.map(({ productCd }) => productCd))}::text[], ${column(documents.map(({ productNo }) => productNo))}::int[],
      ${column(documents.map(({ lexemes }) => lexemes.join(' ')))}::text[], ${column(documents.map(({ popularity }) => popularity))}::int[],
      ${column(documents.map(({ inStock }) => inStock))}::bool[]
    ) as made(product_cd, product_no, lexemes, popularity, in_stock)
    on conflict (product_cd) do update set
      product_no = excluded.product_no, lexemes = excluded.lexemes, popularity = excluded.popularity, in_stock = excluded.in_stock`);
}

export const removeDocuments = (db: Db, codes: readonly string[]) =>
  db.delete(searchDocumentTable).where(inArray(searchDocumentTable.productCd, [...codes]));

/** Adds terms that the shop did not know; how many products have them is counted by `countTerms`. */
export async function addTerms(db: Db, terms: readonly TermRow[]): Promise<void> {
  await db.execute(sql`
    insert into search_term (term, key, initials, pinyin, pinyin_initials, product_count)
    select term, key, initials, pinyin, "pinyinInitials", 1
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as made(term text, key text, initials text, pinyin text, "pinyinInitials" text)
    where not exists (select from search_term known where known.key = made.key)
    on conflict do nothing`);
}

/** Counts the products of every term, and removes terms that no product has any more. Reads all documents: seconds for 200,000. */
export async function countTerms(db: Db): Promise<void> {
  await db.execute(sql`
    with counted as materialized (
      select substr(word, 2) as key, max(ndoc) as count from ts_stat('select lexemes from search_document')
      where left(word, 1) in ('e', 'w', 'n', 'b', 'c', 'k') group by 1),
    updated as (
      update search_term set product_count = counted.count from counted
      where counted.key = search_term.key and product_count <> counted.count)
    delete from search_term where not exists (select from counted where counted.key = search_term.key)`);
}

/** Entries wait in the index's list of new ones, which every search would read: they move to their places. */
export const settleIndex = (db: Db) =>
  db.execute(sql`select gin_clean_pending_list('search_document_popular_idx'), gin_clean_pending_list('search_document_others_idx')`);
