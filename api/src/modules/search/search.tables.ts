import { sql } from 'drizzle-orm';
import { boolean, customType, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { productTable } from '../catalog/catalog.tables';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * So many products, the most popular ones, have an index of their own: what begins too many words to be read whole finds
 * enough among them (`search_matches`, migration 0030).
 */
const POPULAR = 25_000;

/** What a product on sale is found by. Written by `refreshSearch` from the catalogue; marks in `search_stale` say which rows are old. */
export const searchDocumentTable = pgTable(
  'search_document',
  {
    productCd: text('product_cd')
      .primaryKey()
      .references(() => productTable.productCd, { onDelete: 'cascade' }),
    /** As in `product_facet`. */
    productNo: integer('product_no').notNull().unique(),
    /** Words in their search form, each marked with the field it stands in (`lexemes.ts`). */
    lexemes: tsvector('lexemes').notNull(),
    /** Of the product: 1 first. */
    popularity: integer('popularity').notNull(),
    /** By a trigger on `stock`. It decides the order only: what cards show is read from the shelf. */
    inStock: boolean('in_stock').notNull(),
  },
  (table) => [
    index('search_document_popular_idx')
      .using('gin', table.lexemes)
      .where(sql.raw(`popularity <= ${POPULAR}`)),
    index('search_document_others_idx')
      .using('gin', table.lexemes)
      .where(sql.raw(`popularity > ${POPULAR}`)),
  ],
);

/** Products whose document is older than the product, its brand or its categories. Marked by triggers in the transaction that changes them. */
export const searchStaleTable = pgTable('search_stale', { productCd: text('product_cd').primaryKey() });

/** Words and short phrases of the shop: what is suggested while typing, and what a typing error is put right to. */
export const searchTermTable = pgTable(
  'search_term',
  {
    term: text('term').primaryKey(),
    /** Search form (`termKey`), and what else it is typed as: Korean initial consonants, pinyin, initials of the pinyin. */
    key: text('key').notNull(),
    initials: text('initials'),
    pinyin: text('pinyin'),
    pinyinInitials: text('pinyin_initials'),
    /** Products on sale that it was taken from. */
    productCount: integer('product_count').notNull(),
  },
  (table) => [
    index('search_term_key_idx').on(sql`${table.key} text_pattern_ops`),
    index('search_term_initials_idx').on(sql`${table.initials} text_pattern_ops`),
    index('search_term_pinyin_idx').on(sql`${table.pinyin} text_pattern_ops`),
    index('search_term_pinyin_initials_idx').on(sql`${table.pinyinInitials} text_pattern_ops`),
    index('search_term_trigrams_idx').using('gin', sql`${table.key} gin_trgm_ops`),
  ],
);

/** Terms that mean the same: those of one group find what any of them finds. */
export const searchSynonymTable = pgTable(
  'search_synonym',
  {
    /** Lower case, single spaces. */
    term: text('term').primaryKey(),
    groupNo: integer('group_no').notNull(),
  },
  (table) => [index('search_synonym_group_idx').on(table.groupNo)],
);

/** How often a term was searched for on a day of Asia/Seoul, by readers of a language. It knows no person. */
export const searchLogTable = pgTable(
  'search_log',
  {
    day: date('day').notNull(),
    locale: text('locale', { enum: ['ko', 'en', 'cn'] }).notNull(),
    keyword: text('keyword').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.keyword] })],
);
